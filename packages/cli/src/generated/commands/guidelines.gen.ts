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
    "description": "Changes the given fields and keeps the others. `updateMode` says what `value` does: it replaces the text (`replace`, the default), is added at the end (`append`), replaces one section (`section`), or is added to the end of a section's own text, before its subsections (`appendToSection`). Text outside the section does not change. The change is applied to the current version; with `expectedVersion`, the call returns 409 with `currentVersion` if someone else changed it first. A request that changes nothing creates no version.",
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
        "description": "Return 409 unless the guideline has this version."
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
    "description": "Deletes the guideline and its versions. This cannot be undone.",
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
  }
]
