// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "guidelines list",
    "operationId": "listGuidelines",
    "method": "GET",
    "path": "/api/v1/guidelines",
    "summary": "List guidelines",
    "description": "Lists the guidelines of the organization, oldest first, without their text.",
    "security": "bearer",
    "paginated": true,
    "arguments": [],
    "flags": [
      {
        "name": "limit",
        "field": "limit",
        "in": "query",
        "type": "integer",
        "default": 50,
        "description": "The maximum number of items on a page."
      },
      {
        "name": "cursor",
        "field": "cursor",
        "in": "query",
        "type": "string",
        "description": "The `nextCursor` of the previous page."
      },
      {
        "name": "tags",
        "field": "tags",
        "in": "query",
        "type": "string",
        "description": "Only guidelines with all of these tags, separated by commas."
      },
      {
        "name": "name",
        "field": "name",
        "in": "query",
        "type": "string",
        "description": "Only guidelines whose name contains this text. Case does not matter."
      }
    ],
    "examples": [
      "keepsake guidelines list --tags support,billing --limit 20"
    ]
  },
  {
    "line": "guidelines create",
    "operationId": "createGuideline",
    "method": "POST",
    "path": "/api/v1/guidelines",
    "summary": "Create a guideline",
    "description": "Stores a Markdown document for agents to read. The text is stored and returned exactly as it was sent.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "name",
      "file": {
        "field": "value",
        "as": "text"
      }
    },
    "flags": [
      {
        "name": "name",
        "field": "name",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The display name."
      },
      {
        "name": "value",
        "field": "value",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The text in Markdown. At most 100,000 characters."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "What the guideline is about."
      },
      {
        "name": "tags",
        "field": "tags",
        "in": "body",
        "type": "list",
        "items": "string",
        "default": [],
        "description": "Labels to filter by."
      },
      {
        "name": "always-on",
        "field": "alwaysOn",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Whether agents should always have this guideline in their context."
      },
      {
        "name": "trigger-keywords",
        "field": "triggerKeywords",
        "in": "body",
        "type": "list",
        "items": "string",
        "default": [],
        "description": "Words in a message for which agents should read this guideline."
      }
    ],
    "examples": [
      "keepsake guidelines create 'Refund policy' --description 'When and how we refund.' --tags support --trigger-keywords refund --value '# Refunds\n\nRefund within 30 days.\n\n## Exceptions\n\nGift cards.\n'"
    ]
  },
  {
    "line": "guidelines structure",
    "operationId": "getGuidelineStructure",
    "method": "GET",
    "path": "/api/v1/guidelines/{id}/structure",
    "summary": "Get a guideline's structure",
    "description": "Returns the headings of the guideline as a tree, with the position and the size of each section. A section extends from its heading to the next heading of the same or a higher rank. Headings in code, quotes, lists and front matter do not count.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the guideline."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake guidelines structure gdl_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  },
  {
    "line": "guidelines section",
    "operationId": "getGuidelineSection",
    "method": "GET",
    "path": "/api/v1/guidelines/{id}/section",
    "summary": "Get a section of a guideline",
    "description": "Returns the text of one section, with its heading and its subsections. Name it by `slug` or by `header`. If several sections have the header, the call returns 409 with their `slugs`.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the guideline."
      }
    ],
    "flags": [
      {
        "name": "slug",
        "field": "slug",
        "in": "query",
        "type": "string",
        "description": "The slug of the section, from the structure."
      },
      {
        "name": "header",
        "field": "header",
        "in": "query",
        "type": "string",
        "description": "The heading of the section, without its `#`. Case does not matter."
      }
    ],
    "examples": [
      "keepsake guidelines section gdl_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  },
  {
    "line": "guidelines versions",
    "operationId": "listGuidelineVersions",
    "method": "GET",
    "path": "/api/v1/guidelines/{id}/versions",
    "summary": "List the versions of a guideline",
    "description": "Lists the versions of the guideline, newest first, without their text.",
    "security": "bearer",
    "paginated": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the guideline."
      }
    ],
    "flags": [
      {
        "name": "limit",
        "field": "limit",
        "in": "query",
        "type": "integer",
        "default": 50,
        "description": "The maximum number of items on a page."
      },
      {
        "name": "cursor",
        "field": "cursor",
        "in": "query",
        "type": "string",
        "description": "The `nextCursor` of the previous page."
      }
    ],
    "examples": [
      "keepsake guidelines versions gdl_01KAK7F3V6AAAAAAAAAAAAAAAA --limit 20"
    ]
  },
  {
    "line": "guidelines get-version",
    "operationId": "getGuidelineVersion",
    "method": "GET",
    "path": "/api/v1/guidelines/{id}/versions/{version}",
    "summary": "Get a version of a guideline",
    "description": "Returns one version of the guideline with its text.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the guideline."
      },
      {
        "name": "version",
        "description": "The number of the version."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake guidelines get-version gdl_01KAK7F3V6AAAAAAAAAAAAAAAA 1"
    ]
  },
  {
    "line": "guidelines diff",
    "operationId": "compareGuidelineVersions",
    "method": "GET",
    "path": "/api/v1/guidelines/{id}/diff",
    "summary": "Compare two versions of a guideline",
    "description": "Returns the difference between the texts of two versions as a unified diff, and the names of other fields that changed. Without parameters, compares the current version with the one before it. If the texts differ in more than 1,000 lines, everything between the first and the last difference is one hunk.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the guideline."
      }
    ],
    "flags": [
      {
        "name": "from",
        "field": "from",
        "in": "query",
        "type": "integer",
        "description": "The number of the older version. By default, the version before `to`."
      },
      {
        "name": "to",
        "field": "to",
        "in": "query",
        "type": "integer",
        "description": "The number of the newer version. By default, the current version."
      }
    ],
    "examples": [
      "keepsake guidelines diff gdl_01KAK7F3V6AAAAAAAAAAAAAAAA --from 1"
    ]
  },
  {
    "line": "guidelines rollback",
    "operationId": "rollBackGuideline",
    "method": "POST",
    "path": "/api/v1/guidelines/{id}/rollback",
    "summary": "Roll back a guideline",
    "description": "Creates a new version with the text, name, description, tags and triggers of an earlier version. Later versions are kept. Attachments do not change. If the content is that of the current version, no version is created.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the guideline."
      }
    ],
    "body": {
      "required": true,
      "first": "version"
    },
    "flags": [
      {
        "name": "version",
        "field": "version",
        "in": "body",
        "type": "integer",
        "required": true,
        "description": "The number of the version whose content becomes the current one."
      },
      {
        "name": "expected-version",
        "field": "expectedVersion",
        "in": "body",
        "type": "integer",
        "description": "Return 409 unless the guideline has this version."
      },
      {
        "name": "history-note",
        "field": "historyNote",
        "in": "body",
        "type": "string",
        "description": "The reason for the change, kept with the version. By default, `Rollback to version <number>.`"
      }
    ],
    "examples": [
      "keepsake guidelines rollback gdl_01KAK7F3V6AAAAAAAAAAAAAAAA 1 --history-note 'The new period was not approved.'"
    ]
  },
  {
    "line": "guidelines attachments list",
    "operationId": "listGuidelineAttachments",
    "method": "GET",
    "path": "/api/v1/guidelines/{id}/attachments",
    "summary": "List the attachments of a guideline",
    "description": "Lists the files of the guideline, oldest first, without their content.",
    "security": "bearer",
    "paginated": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the guideline."
      }
    ],
    "flags": [
      {
        "name": "limit",
        "field": "limit",
        "in": "query",
        "type": "integer",
        "default": 50,
        "description": "The maximum number of items on a page."
      },
      {
        "name": "cursor",
        "field": "cursor",
        "in": "query",
        "type": "string",
        "description": "The `nextCursor` of the previous page."
      }
    ],
    "examples": [
      "keepsake guidelines attachments list gdl_01KAK7F3V6AAAAAAAAAAAAAAAA --limit 20"
    ]
  },
  {
    "line": "guidelines attachments upload",
    "operationId": "uploadGuidelineAttachment",
    "method": "POST",
    "path": "/api/v1/guidelines/{id}/attachments",
    "summary": "Attach a file to a guideline",
    "description": "Stores a file of up to 5 MiB with the guideline, which can have 25. Send it as JSON with the content in base64, or as `multipart/form-data` with the content in the field `file`. The media type is determined from the bytes. Programs are refused, and so are files whose name is that of another image type or of a PDF. Archives are stored and never unpacked.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the guideline."
      }
    ],
    "body": {
      "required": true,
      "first": "name",
      "file": {
        "field": "contentBase64",
        "as": "base64"
      }
    },
    "flags": [
      {
        "name": "name",
        "field": "name",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The file name, without a path."
      },
      {
        "name": "content-base64",
        "field": "contentBase64",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The content in base64. At most 5 MiB when decoded."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "choices": [
          "script",
          "template",
          "reference",
          "config",
          "data",
          "schema",
          "prompt",
          "image"
        ],
        "description": "What the file is for. By default, `image` for an image and `reference` for other files."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "What the file contains."
      }
    ],
    "examples": [
      "keepsake guidelines attachments upload gdl_01KAK7F3V6AAAAAAAAAAAAAAAA refund-form.md --type template --content-base64 IyBSZWZ1bmQgZm9ybQo="
    ]
  },
  {
    "line": "guidelines attachments download",
    "operationId": "getGuidelineAttachment",
    "method": "GET",
    "path": "/api/v1/guidelines/{id}/attachments/{attId}",
    "summary": "Read an attachment of a guideline",
    "description": "Returns the file as it was uploaded. With `Accept: application/json`, which the SDK, the CLI and the MCP tool send, returns the attachment with its content as `text` if it is UTF-8 text, otherwise as `contentBase64`. Downloads support `Range`, `If-Range` and `If-None-Match`.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the guideline."
      },
      {
        "name": "att-id",
        "description": "ID of the attachment."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake guidelines attachments download gdl_01KAK7F3V6AAAAAAAAAAAAAAAA gat_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  },
  {
    "line": "guidelines attachments delete",
    "operationId": "deleteGuidelineAttachment",
    "method": "DELETE",
    "path": "/api/v1/guidelines/{id}/attachments/{attId}",
    "summary": "Delete an attachment of a guideline",
    "description": "Deletes the attachment. Its bytes are removed within a minute. This cannot be undone.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the guideline."
      },
      {
        "name": "att-id",
        "description": "ID of the attachment."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake guidelines attachments delete gdl_01KAK7F3V6AAAAAAAAAAAAAAAA gat_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  },
  {
    "line": "guidelines get",
    "operationId": "getGuideline",
    "method": "GET",
    "path": "/api/v1/guidelines/{id}",
    "summary": "Get a guideline",
    "description": "Returns the guideline with its complete text, exactly as it was sent. To read a long guideline in parts, get its structure first.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the guideline."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake guidelines get gdl_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  },
  {
    "line": "guidelines update",
    "operationId": "updateGuideline",
    "method": "PATCH",
    "path": "/api/v1/guidelines/{id}",
    "summary": "Update a guideline",
    "description": "Changes the given fields and keeps the others. `updateMode` says what `value` does: it replaces the text (`replace`, the default), is added at the end (`append`), replaces one section (`section`), or is added to the end of a section's own text, before its subsections (`appendToSection`). Text outside the section does not change. The change is applied to the current version. With an `expectedVersion` that is no longer current, it is merged with the changes since then if they concern other sections and fields; otherwise the call returns 409 with `currentVersion`, `baseVersion`, and the changed fields of both sides as `yours` and `theirs`. A request that changes nothing creates no version.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the guideline."
      }
    ],
    "body": {
      "required": true,
      "first": "name",
      "file": {
        "field": "value",
        "as": "text"
      }
    },
    "flags": [
      {
        "name": "name",
        "field": "name",
        "in": "body",
        "type": "string",
        "description": "The display name."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "What the guideline is about. `null` clears it."
      },
      {
        "name": "tags",
        "field": "tags",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Labels to filter by."
      },
      {
        "name": "always-on",
        "field": "alwaysOn",
        "in": "body",
        "type": "boolean",
        "description": "Whether agents should always have this guideline in their context."
      },
      {
        "name": "trigger-keywords",
        "field": "triggerKeywords",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Words in a message for which agents should read this guideline."
      },
      {
        "name": "value",
        "field": "value",
        "in": "body",
        "type": "string",
        "description": "The new text in Markdown, or the text to add. With the mode `section`, a heading of the same rank at its start replaces the heading; otherwise the heading stays. All other headings in the text of a section must be of a lower rank."
      },
      {
        "name": "update-mode",
        "field": "updateMode",
        "in": "body",
        "type": "string",
        "choices": [
          "replace",
          "append",
          "section",
          "appendToSection"
        ],
        "description": "What `value` does. `replace` if absent."
      },
      {
        "name": "section-header",
        "field": "sectionHeader",
        "in": "body",
        "type": "string",
        "description": "The heading of a section, without its `#`. Case does not matter."
      },
      {
        "name": "section-slug",
        "field": "sectionSlug",
        "in": "body",
        "type": "string",
        "description": "The slug of a section, from the structure."
      },
      {
        "name": "expected-version",
        "field": "expectedVersion",
        "in": "body",
        "type": "integer",
        "description": "The version that the change is based on. Later changes of others are merged with it, or the call returns 409 if both changed the same section or field."
      },
      {
        "name": "history-note",
        "field": "historyNote",
        "in": "body",
        "type": "string",
        "description": "The reason for the change, kept with the version."
      }
    ],
    "examples": [
      "keepsake guidelines update gdl_01KAK7F3V6AAAAAAAAAAAAAAAA --update-mode section --section-header Exceptions --value 'Gift cards and event tickets.' --history-note 'Tickets are an exception too.'"
    ]
  },
  {
    "line": "guidelines delete",
    "operationId": "deleteGuideline",
    "method": "DELETE",
    "path": "/api/v1/guidelines/{id}",
    "summary": "Delete a guideline",
    "description": "Deletes the guideline with its versions and attachments. This cannot be undone.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the guideline."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake guidelines delete gdl_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  },
  {
    "line": "guidelines smart-update",
    "operationId": "smartUpdate",
    "method": "POST",
    "path": "/api/v1/smart-update",
    "summary": "Plan an update of guidelines or collections",
    "description": "Plans how sections of guidelines, or properties of collections, change to follow an instruction and new material. With the strategy `suggest`, nothing is written until the plan is applied. Without a language model, `material` is required: each of its paragraphs goes to the section with its heading, or to the one that the search finds. Numbers, times and negations that differ are conflicts. A plan expires after 24 hours.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "instruction",
      "file": {
        "field": "material",
        "as": "text"
      }
    },
    "flags": [
      {
        "name": "instruction",
        "field": "instruction",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "What to change, and why. It is kept with the versions that the update creates."
      },
      {
        "name": "material",
        "field": "material",
        "in": "body",
        "type": "string",
        "description": "The text to merge, in Markdown: at most 40 paragraphs without a language model. For collections, lines such as `Budget (number): what they can spend`. Required without a language model."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "choices": [
          "guideline",
          "collection"
        ],
        "default": "guideline",
        "description": "What to update. `collection` also needs the permission `collections:write`."
      },
      {
        "name": "strategy",
        "field": "strategy",
        "in": "body",
        "type": "string",
        "choices": [
          "suggest",
          "safe",
          "force"
        ],
        "default": "suggest",
        "description": "`suggest` writes nothing, `safe` applies the changes without conflicts, and `force` applies all."
      },
      {
        "name": "target-ids",
        "field": "targetIds",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Only these guidelines or collections are changed, and no guideline is created. If absent, the search finds the guidelines, and the instruction has to name the collection unless there is only one."
      }
    ],
    "examples": [
      "keepsake guidelines smart-update 'Shorten the refund period.' --material 'Refund within 14 days.' --type guideline --strategy suggest"
    ]
  },
  {
    "line": "guidelines apply-update",
    "operationId": "applySmartUpdate",
    "method": "POST",
    "path": "/api/v1/smart-update/{planId}/apply",
    "summary": "Apply a planned update",
    "description": "Applies the changes of a plan that are not applied yet, also those with conflicts. A change is skipped if its section or property has changed since the plan was made. Applying a plan again changes nothing.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "plan-id",
        "description": "ID of the plan."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake guidelines apply-update pln_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  }
]
