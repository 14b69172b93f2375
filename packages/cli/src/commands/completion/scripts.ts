import { usage } from '../../terminal/failure.ts'

/** The scripts only pass the words to the program, which computes the completions. */
const COMPLETE = '__complete'

const SCRIPTS: Record<string, string> = {
  bash: `_keepsake() {
  local line IFS=$'\\n'
  COMPREPLY=()
  for line in $(keepsake ${COMPLETE} "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null); do
    COMPREPLY+=("\${line%%$'\\t'*}")
  done
}
complete -o default -F _keepsake keepsake
`,
  zsh: `#compdef keepsake
_keepsake() {
  local line
  local -a candidates
  for line in "\${(@f)$(keepsake ${COMPLETE} "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -n "$line" ]] && candidates+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done
  if (( \${#candidates} )); then _describe keepsake candidates; else _files; fi
}
compdef _keepsake keepsake
`,
  fish: `function __keepsake_complete
  set -l words (commandline -opc) (commandline -ct)
  keepsake ${COMPLETE} $words[2..-1] 2>/dev/null
end
complete -c keepsake -a '(__keepsake_complete)'
`,
}

export function completionScript(shell: string): string {
  const script = SCRIPTS[shell]
  if (script === undefined) throw usage(`<shell> must be one of ${Object.keys(SCRIPTS).join(', ')}, not ${shell}.`)
  return script
}
