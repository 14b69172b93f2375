// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "memory memorize",
    "operationId": "memorize",
    "method": "POST",
    "path": "/api/v1/memorize",
    "summary": "Store a memory and extract its properties",
    "description": "Stores the content word for word and extracts the properties that the collections define. If no record has the identity key, a new record is created. Duplicates are not stored: the response has `duplicate: true` and the memory that the content repeats. Duplicates are the same content, the same content with different spelling, quotation marks, speaker or date, and several of the record's memories as a list or in sequence. A note of a workspace (`actionId`) is only a duplicate of other notes of that workspace. A value is stored if its confidence is at least `minConfidence` and the current value does not take precedence; `stored` and `reason` say so. If nothing is extracted, `properties` is empty and extraction is not charged.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "content",
      "file": {
        "field": "content",
        "as": "text"
      }
    },
    "flags": [
      {
        "name": "content",
        "field": "content",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The text to store, up to 200 kB. Must not be blank."
      },
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "collection-ids",
        "field": "collectionIds",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Extract into these collections only. Defaults to all collections that apply to the record's type."
      },
      {
        "name": "collection-names",
        "field": "collectionNames",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Extract into these collections only, by name or slug."
      },
      {
        "name": "action-id",
        "field": "actionId",
        "in": "body",
        "type": "string",
        "description": "ID of the workspace collection that this note belongs to. The same note can be stored in several workspaces."
      },
      {
        "name": "tags",
        "field": "tags",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Labels. A filter on several tags matches memories that have all of them."
      },
      {
        "name": "speaker",
        "field": "speaker",
        "in": "body",
        "type": "string",
        "description": "Who said it, in a conversation."
      },
      {
        "name": "session-id",
        "field": "sessionId",
        "in": "body",
        "type": "string",
        "description": "The conversation that the content belongs to. Its turns are kept in the order they arrive."
      },
      {
        "name": "timestamp",
        "field": "timestamp",
        "in": "body",
        "type": "string",
        "description": "When it was said or happened. Can be in the past. Defaults to the time of the call."
      },
      {
        "name": "metadata",
        "field": "metadata",
        "in": "body",
        "type": "json",
        "description": "A JSON object of up to 8 kB. Returned unchanged."
      },
      {
        "name": "extract",
        "field": "extract",
        "in": "body",
        "type": "boolean",
        "description": "Whether to extract properties. Defaults to true."
      },
      {
        "name": "extraction-prompt",
        "field": "extractionPrompt",
        "in": "body",
        "type": "string",
        "description": "Additional instructions for the language model. Returns an error if the server has no language model."
      },
      {
        "name": "max-properties",
        "field": "maxProperties",
        "in": "body",
        "type": "integer",
        "description": "The maximum number of values to return, the most certain ones first."
      },
      {
        "name": "min-confidence",
        "field": "minConfidence",
        "in": "body",
        "type": "number",
        "description": "The confidence that a value needs to be stored, from 0 to 1. A less certain value is returned as a suggestion. Defaults to the setting `EXTRACTION_MIN_CONFIDENCE` of the server, 0.9 if unset."
      }
    ],
    "examples": [
      "keepsake memory memorize 'Dana is VP of Operations at Northwind. Budget: $120k, decision by 15 March 2027.' --email dana.reyes@northwind.example"
    ]
  },
  {
    "line": "memory batch",
    "operationId": "batchMemorize",
    "method": "POST",
    "path": "/api/v1/batch-memorize",
    "summary": "Store up to 1,000 memories in the background",
    "description": "Returns an `eventId` at once and stores the memories in order in the background. The event shows the progress; its details show the outcome of each item. Duplicates are free; an item fails alone if the credits do not cover it. If the server stops, the work resumes when it starts again.",
    "security": "bearer",
    "writes": true,
    "event": true,
    "arguments": [],
    "body": {
      "required": true,
      "file": {
        "field": "records",
        "as": "items"
      }
    },
    "flags": [
      {
        "name": "records",
        "field": "records",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The contents to store, each with its record."
      },
      {
        "name": "defaults",
        "field": "defaults",
        "in": "body",
        "type": "json",
        "description": "Default fields for items that do not set them."
      }
    ],
    "examples": [
      "keepsake memory batch --defaults '{\"tags\":[\"memory\"],\"extract\":false}' --file records.ndjson --wait"
    ]
  },
  {
    "line": "memory smart-recall",
    "operationId": "smartRecall",
    "method": "POST",
    "path": "/api/v1/smart-recall",
    "summary": "Recall the memories that answer a question",
    "description": "Ranks the memories of one record, of all records of a type, or of the organization by how well they answer `query`. For one record, other memories of it fill the page: those nearest in meaning first, then the newest, with a low `score`. With `generateAnswer`, the response also has an answer and its sources, unless no memory answers the question; then only the recall is charged. With `filterByProperty` and no `query`, the call is a filter: it needs no model and costs nothing.",
    "security": "bearer",
    "arguments": [],
    "body": {
      "required": true,
      "first": "query"
    },
    "flags": [
      {
        "name": "query",
        "field": "query",
        "in": "body",
        "type": "string",
        "description": "The question or topic. Required unless `filterByProperty` is given."
      },
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "limit",
        "field": "limit",
        "in": "body",
        "type": "integer",
        "default": 10,
        "description": "The maximum number of results."
      },
      {
        "name": "mode",
        "field": "mode",
        "in": "body",
        "type": "string",
        "choices": [
          "fast",
          "deep"
        ],
        "default": "fast",
        "description": "`deep` searches a second time for the names that the first results mention."
      },
      {
        "name": "generate-answer",
        "field": "generateAnswer",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Whether to add `answer`, `confidence` and `sources`."
      },
      {
        "name": "min-score",
        "field": "minScore",
        "in": "body",
        "type": "number",
        "description": "Omit results with a lower score."
      },
      {
        "name": "since",
        "field": "since",
        "in": "body",
        "type": "string",
        "description": "Only memories at or after this time."
      },
      {
        "name": "until",
        "field": "until",
        "in": "body",
        "type": "string",
        "description": "Only memories at or before this time."
      },
      {
        "name": "tags",
        "field": "tags",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Labels. A filter on several tags matches memories that have all of them."
      },
      {
        "name": "action-id",
        "field": "actionId",
        "in": "body",
        "type": "string",
        "description": "Only notes of this workspace collection."
      },
      {
        "name": "filter-by-property",
        "field": "filterByProperty",
        "in": "body",
        "type": "json",
        "description": "A filter on property values. It uses an index and costs nothing."
      },
      {
        "name": "group-by-record",
        "field": "groupByRecord",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Return only the best result of each record."
      }
    ],
    "examples": [
      "keepsake memory smart-recall 'When will they decide?' --email dana.reyes@northwind.example --limit 5 --generate-answer"
    ]
  },
  {
    "line": "memory smart-recall-unified",
    "operationId": "smartRecallUnified",
    "method": "POST",
    "path": "/api/v1/smart-recall-unified",
    "summary": "Answer a message with the best strategy",
    "description": "Chooses a strategy for a message by fixed rules. A message that is only about property values becomes a filter. A message that asks who someone is becomes a digest. Any other message is recalled; conditions on property values in it narrow the records. If the message is about one record, other memories of it fill the page. `strategy` and `why` show the choice. The call costs the same as the chosen operation.",
    "security": "bearer",
    "arguments": [],
    "body": {
      "required": true,
      "first": "message"
    },
    "flags": [
      {
        "name": "message",
        "field": "message",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The message in plain language."
      },
      {
        "name": "identifiers",
        "field": "identifiers",
        "in": "body",
        "type": "json",
        "description": "Records that the message is about. Identifiers without a record are listed in `unknownIdentifiers`."
      },
      {
        "name": "session-id",
        "field": "sessionId",
        "in": "body",
        "type": "string",
        "description": "The conversation that the message is part of. Without identifiers, pronouns such as \"he\" or \"their\" refer to the records of its memories."
      },
      {
        "name": "output-format",
        "field": "outputFormat",
        "in": "body",
        "type": "string",
        "choices": [
          "text",
          "structured"
        ],
        "default": "structured",
        "description": "`text` returns text for a prompt, numbered in the order of `sources`."
      },
      {
        "name": "limit",
        "field": "limit",
        "in": "body",
        "type": "integer",
        "default": 10,
        "description": "The maximum number of records or memories."
      },
      {
        "name": "token-budget",
        "field": "tokenBudget",
        "in": "body",
        "type": "integer",
        "default": 1000,
        "description": "The maximum number of tokens of `text` and of a digest."
      }
    ],
    "examples": [
      "keepsake memory smart-recall-unified 'Who is Dana Reyes?' --identifiers '{\"emails\":[\"dana.reyes@northwind.example\"]}' --output-format text"
    ]
  },
  {
    "line": "memory digest",
    "operationId": "smartMemoryDigest",
    "method": "POST",
    "path": "/api/v1/smart-memory-digest",
    "summary": "Summarize a record within a token budget",
    "description": "Returns Markdown to include in a prompt: the record's properties, then its memories. Memories relevant to `focus` come first, then the newest. The digest never exceeds `tokenBudget`. If not everything fits, recent and frequently mentioned content has priority.",
    "security": "bearer",
    "arguments": [],
    "body": {
      "required": true,
      "first": "recordId"
    },
    "flags": [
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "token-budget",
        "field": "tokenBudget",
        "in": "body",
        "type": "integer",
        "default": 1000,
        "description": "The maximum number of tokens of the digest."
      },
      {
        "name": "include-properties",
        "field": "includeProperties",
        "in": "body",
        "type": "boolean",
        "default": true,
        "description": "Whether to include the record's properties."
      },
      {
        "name": "include-memories",
        "field": "includeMemories",
        "in": "body",
        "type": "boolean",
        "default": true,
        "description": "Whether to include the record's memories."
      },
      {
        "name": "action-id",
        "field": "actionId",
        "in": "body",
        "type": "string",
        "description": "Only the notes and properties of this workspace collection."
      },
      {
        "name": "focus",
        "field": "focus",
        "in": "body",
        "type": "string",
        "description": "What the digest is for. Memories about it come first."
      }
    ],
    "examples": [
      "keepsake memory digest --email dana.reyes@northwind.example --token-budget 500 --focus renewal"
    ]
  },
  {
    "line": "memory recall",
    "operationId": "recall",
    "method": "POST",
    "path": "/api/v1/recall",
    "summary": "List memories by date or by relevance",
    "description": "Lists memories directly, without an answer. Without `query`, memories are sorted newest first and paginated. With `query`, they are sorted by relevance, at most 200 in total; for one record, those that do not match follow the ones that do. With `filterByProperty` and no `query`, the call costs nothing.",
    "security": "bearer",
    "paginated": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "query"
    },
    "flags": [
      {
        "name": "query",
        "field": "query",
        "in": "body",
        "type": "string",
        "description": "The words or topic to search for. Without it, memories are listed by date."
      },
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "limit",
        "field": "limit",
        "in": "body",
        "type": "integer",
        "default": 50,
        "description": "The maximum number of memories on a page."
      },
      {
        "name": "cursor",
        "field": "cursor",
        "in": "body",
        "type": "string",
        "description": "The `nextCursor` of the previous page."
      },
      {
        "name": "since",
        "field": "since",
        "in": "body",
        "type": "string",
        "description": "Only memories at or after this time."
      },
      {
        "name": "until",
        "field": "until",
        "in": "body",
        "type": "string",
        "description": "Only memories at or before this time."
      },
      {
        "name": "tags",
        "field": "tags",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Labels. A filter on several tags matches memories that have all of them."
      },
      {
        "name": "action-id",
        "field": "actionId",
        "in": "body",
        "type": "string",
        "description": "Only notes of this workspace collection."
      },
      {
        "name": "filter-by-property",
        "field": "filterByProperty",
        "in": "body",
        "type": "json",
        "description": "A filter on property values. It uses an index and costs nothing."
      }
    ],
    "examples": [
      "keepsake memory recall --email dana.reyes@northwind.example --limit 20"
    ]
  },
  {
    "line": "memory similar",
    "operationId": "similar",
    "method": "POST",
    "path": "/api/v1/similar",
    "summary": "Find similar records",
    "description": "Compares the most distinctive words of the record's memories (or of `text`) and its property values with those of other records of the same type. The response names the shared words and values. A `score` of 0.7 or more is `very_similar`, 0.35 or more `similar`, 0.2 or more `somewhat_similar`; lower scores are not returned. Uses no model.",
    "security": "bearer",
    "arguments": [],
    "body": {
      "required": true,
      "first": "text",
      "file": {
        "field": "text",
        "as": "text"
      }
    },
    "flags": [
      {
        "name": "text",
        "field": "text",
        "in": "body",
        "type": "string",
        "description": "The text to compare with, instead of a record."
      },
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "With a text, only records of this type. With a key, the type of the record that has it."
      },
      {
        "name": "filter-by-property",
        "field": "filterByProperty",
        "in": "body",
        "type": "json",
        "description": "A filter on property values. It uses an index and costs nothing."
      },
      {
        "name": "limit",
        "field": "limit",
        "in": "body",
        "type": "integer",
        "default": 10,
        "description": "The maximum number of records to return."
      }
    ],
    "examples": [
      "keepsake memory similar --email dana.reyes@northwind.example --limit 5"
    ]
  },
  {
    "line": "memory segment",
    "operationId": "segment",
    "method": "POST",
    "path": "/api/v1/segment",
    "summary": "Segment all records by similarity",
    "description": "Makes the same comparison as `similar` over all records and counts the records in each of its three tiers (scores from 0.7, 0.35 and 0.2). At most 5,000 records are compared by words and 5,000 by values.",
    "security": "bearer",
    "arguments": [],
    "body": {
      "required": true,
      "first": "text",
      "file": {
        "field": "text",
        "as": "text"
      }
    },
    "flags": [
      {
        "name": "text",
        "field": "text",
        "in": "body",
        "type": "string",
        "description": "The text to compare with, instead of a record."
      },
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "With a text, only records of this type. With a key, the type of the record that has it."
      },
      {
        "name": "filter-by-property",
        "field": "filterByProperty",
        "in": "body",
        "type": "json",
        "description": "A filter on property values. It uses an index and costs nothing."
      },
      {
        "name": "limit",
        "field": "limit",
        "in": "body",
        "type": "integer",
        "default": 10,
        "description": "The maximum number of records to return in each segment."
      }
    ],
    "examples": [
      "keepsake memory segment --email dana.reyes@northwind.example --limit 3"
    ]
  },
  {
    "line": "memory properties",
    "operationId": "getProperties",
    "method": "POST",
    "path": "/api/v1/properties",
    "summary": "Get a record's properties",
    "description": "Returns the current value of each property of a record, with the collection's description and the source of the value.",
    "security": "bearer",
    "arguments": [],
    "body": {
      "required": true,
      "first": "recordId"
    },
    "flags": [
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "property-names",
        "field": "propertyNames",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Return only these properties, by name or system name. Defaults to all."
      }
    ],
    "examples": [
      "keepsake memory properties --email dana.reyes@northwind.example"
    ]
  },
  {
    "line": "memory upsert",
    "operationId": "upsert",
    "method": "POST",
    "path": "/api/v1/upsert",
    "summary": "Set properties of many records",
    "description": "Sets the given properties and creates the records that do not exist yet. Uses no model. The call writes all records or none. The value of a property that a collection defines must match its type.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "file": {
        "field": "records",
        "as": "items"
      }
    },
    "flags": [
      {
        "name": "records",
        "field": "records",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The records to create or update."
      }
    ],
    "examples": [
      "keepsake memory upsert --file records.ndjson"
    ]
  },
  {
    "line": "memory filter-by-property",
    "operationId": "filterByProperty",
    "method": "POST",
    "path": "/api/v1/memory/filter-by-property",
    "summary": "Filter records by property values",
    "description": "Returns the records whose property values match the conditions. Uses an index and no model, and costs nothing. Comparisons follow the property's type.",
    "security": "bearer",
    "paginated": true,
    "arguments": [],
    "body": {
      "required": true,
      "file": {
        "field": "conditions",
        "as": "items"
      }
    },
    "flags": [
      {
        "name": "conditions",
        "field": "conditions",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The conditions on property values."
      },
      {
        "name": "logic",
        "field": "logic",
        "in": "body",
        "type": "string",
        "choices": [
          "and",
          "or"
        ],
        "default": "and",
        "description": "Whether all conditions must match, or any one of them."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "limit",
        "field": "limit",
        "in": "body",
        "type": "integer",
        "default": 50,
        "description": "The maximum number of records on a page."
      },
      {
        "name": "cursor",
        "field": "cursor",
        "in": "body",
        "type": "string",
        "description": "The `nextCursor` of the previous page."
      }
    ],
    "examples": [
      "keepsake memory filter-by-property --type Contact --conditions '[{\"property\":\"Budget\",\"operator\":\"gte\",\"value\":50000}]' --limit 20"
    ]
  },
  {
    "line": "memory search",
    "operationId": "search",
    "method": "POST",
    "path": "/api/v1/search",
    "summary": "Search records by properties, by a query, or both",
    "description": "Returns records whose properties match `groups` of conditions, and their total. With `query`, returns the records whose memories match it, best first, from the 200 best memories. Without `query`, the call uses no model and costs nothing; records are sorted by ID, so a cursor never returns a record twice, even if records are added. To get a complete set, export it.",
    "security": "bearer",
    "paginated": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "query"
    },
    "flags": [
      {
        "name": "query",
        "field": "query",
        "in": "body",
        "type": "string",
        "description": "What the memories of the records are about. The call then costs as much as a recall."
      },
      {
        "name": "groups",
        "field": "groups",
        "in": "body",
        "type": "json",
        "description": "Groups of conditions. Each group has its own `logic`."
      },
      {
        "name": "logic",
        "field": "logic",
        "in": "body",
        "type": "string",
        "choices": [
          "and",
          "or"
        ],
        "default": "and",
        "description": "Whether all groups must match, or any one of them."
      },
      {
        "name": "filter-by-property",
        "field": "filterByProperty",
        "in": "body",
        "type": "json",
        "description": "A filter on property values. It uses an index and costs nothing."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "page",
        "field": "page",
        "in": "body",
        "type": "integer",
        "description": "Page number, starting at 1. Use it instead of `cursor`. Pages can shift if records are added; a cursor does not."
      },
      {
        "name": "page-size",
        "field": "pageSize",
        "in": "body",
        "type": "integer",
        "default": 50,
        "description": "The maximum number of records on a page."
      },
      {
        "name": "cursor",
        "field": "cursor",
        "in": "body",
        "type": "string",
        "description": "The `nextCursor` of the previous page."
      },
      {
        "name": "return-records",
        "field": "returnRecords",
        "in": "body",
        "type": "boolean",
        "default": true,
        "description": "Whether to return the keys and properties of each record. If false, only IDs and types are returned."
      },
      {
        "name": "include-memories",
        "field": "includeMemories",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Whether to add 5 memories to each record: the newest, or with `query` the best that were found."
      },
      {
        "name": "count-only",
        "field": "countOnly",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Return `total` without records."
      }
    ],
    "examples": [
      "keepsake memory search renewal --type Contact --logic or --groups '[{\"conditions\":[{\"property\":\"Budget\",\"operator\":\"gte\",\"value\":50000},{\"property\":\"Stage\",\"operator\":\"equals\",\"value\":\"Negotiation\"}]},{\"logic\":\"or\",\"conditions\":[{\"property\":\"Renewal\",\"operator\":\"before\",\"value\":\"2027-01-01\"},{\"property\":\"Renewal\",\"operator\":\"notExists\"}]}]' --page-size 20"
    ]
  },
  {
    "line": "memory query-properties",
    "operationId": "queryProperties",
    "method": "POST",
    "path": "/api/v1/memory/query-properties",
    "summary": "Find records by a question about properties",
    "description": "Parses a question (\"contacts in Berlin with budget over 50k\") using the organization's names of properties, values and record types. Returns the resulting filter and the records that match it. If the server has a language model, the model parses the first page's question in any language for one credit. Its filter is used, and charged, only if the properties and their types allow it. Otherwise, or without credits, fixed rules for English parse it, which costs nothing. `unread` lists the words that produced no condition; if there are any, the filter covers only part of the question.",
    "security": "bearer",
    "paginated": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "query",
      "file": {
        "field": "cursor",
        "as": "text"
      }
    },
    "flags": [
      {
        "name": "query",
        "field": "query",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The question. In English, if the server has no language model."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "limit",
        "field": "limit",
        "in": "body",
        "type": "integer",
        "default": 50,
        "description": "The maximum number of records on a page."
      },
      {
        "name": "cursor",
        "field": "cursor",
        "in": "body",
        "type": "string",
        "description": "The `nextCursor` of the previous page, with the same question."
      }
    ],
    "examples": [
      "keepsake memory query-properties 'contacts in negotiation with budget over 50k' --limit 20"
    ]
  },
  {
    "line": "memory export",
    "operationId": "exportMemory",
    "method": "POST",
    "path": "/api/v1/export",
    "summary": "Export records and memories as a stream",
    "description": "Streams everything stored for the matching records as NDJSON, one JSON object per line: each record with its keys, properties and their history, then its memories, oldest first. The last line is `end` with the counts of both. A stream without `end` is incomplete; a stream that fails ends with `error`. `after` resumes after a line that you already have. `POST /api/v1/memory/import` accepts these lines. With `Accept: text/csv` the export is a table, and its last row is the end. Costs nothing.",
    "security": "bearer",
    "lines": true,
    "arguments": [],
    "body": {
      "required": true
    },
    "flags": [
      {
        "name": "groups",
        "field": "groups",
        "in": "body",
        "type": "json",
        "description": "Groups of conditions. Each group has its own `logic`."
      },
      {
        "name": "logic",
        "field": "logic",
        "in": "body",
        "type": "string",
        "choices": [
          "and",
          "or"
        ],
        "default": "and",
        "description": "Whether all groups must match, or any one of them."
      },
      {
        "name": "filter-by-property",
        "field": "filterByProperty",
        "in": "body",
        "type": "json",
        "description": "A filter on property values. It uses an index and costs nothing."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "after",
        "field": "after",
        "in": "body",
        "type": "json",
        "description": "Resume after this line: its `recordId` and, for a memory, its `memoryId` and `timestamp`."
      }
    ],
    "examples": [
      "keepsake memory export --type Contact --groups '[{\"conditions\":[{\"property\":\"Budget\",\"operator\":\"gte\",\"value\":50000}]}]'"
    ]
  },
  {
    "line": "memory update",
    "operationId": "updateProperty",
    "method": "POST",
    "path": "/api/v1/memory/update",
    "summary": "Update a property or edit a memory",
    "description": "Sets a property, adds to or removes from a list, increments a number, or patches an object or the items of a list. Concurrent updates do not overwrite each other. With `expectedVersion`, the update is made only if the property still has that version. `push` on `[Tasks]` and `[Issues]` maintains the lists of a workspace, which `set` cannot overwrite. To accept a suggestion of `memorize`, set its `value` with the memory as `sourceMemoryId`. With `memoryId` instead of a record, the call edits the content, tags, metadata or timestamp of a memory and indexes it again. If its content or timestamp changes, its properties are extracted again: values that only the memory before the edit said are replaced by the values before them, or removed. The history keeps every change.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "recordId",
      "file": {
        "field": "content",
        "as": "text"
      }
    },
    "flags": [
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "property-name",
        "field": "propertyName",
        "in": "body",
        "type": "string",
        "description": "Name or system name of the property. `[Tasks]` and `[Issues]` are the lists of a workspace."
      },
      {
        "name": "collection-id",
        "field": "collectionId",
        "in": "body",
        "type": "string",
        "description": "The collection of the property, if several collections have a property of that name. For `[Tasks]` and `[Issues]`, the workspace."
      },
      {
        "name": "operation",
        "field": "operation",
        "in": "body",
        "type": "string",
        "choices": [
          "set",
          "push",
          "remove",
          "increment",
          "patch"
        ],
        "description": "`set` replaces the value. `push` adds to a list; if the value is a list, each of its elements is added. `remove` removes elements from a list (by value or `id`) or members from an object (by name); without a value it removes the property. `increment` adds to a number. `patch` merges into an object (JSON Merge Patch), or into the items of a list with the same `id`. Defaults to `set`."
      },
      {
        "name": "value",
        "field": "value",
        "in": "body",
        "type": "any",
        "description": "The value to set, push, remove, add or merge. At most 200 elements at once, except for `set`. `push` and `patch` cannot make a value larger than 256 kB."
      },
      {
        "name": "unique",
        "field": "unique",
        "in": "body",
        "type": "boolean",
        "description": "Push only elements that the list does not have yet. Defaults to false."
      },
      {
        "name": "source-memory-id",
        "field": "sourceMemoryId",
        "in": "body",
        "type": "string",
        "description": "The memory that the value comes from, with `set` or `push`: it becomes the `source` of the value, for example of a suggestion that you accept. Must be a memory of the record."
      },
      {
        "name": "evidence",
        "field": "evidence",
        "in": "body",
        "type": "json",
        "description": "The part of the source memory that supports the value, as `memorize` returned it. The history keeps it."
      },
      {
        "name": "memory-id",
        "field": "memoryId",
        "in": "body",
        "type": "string",
        "description": "The memory to edit."
      },
      {
        "name": "content",
        "field": "content",
        "in": "body",
        "type": "string",
        "description": "The new text of the memory, up to 200 kB. Must not be blank."
      },
      {
        "name": "tags",
        "field": "tags",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "The new tags of the memory."
      },
      {
        "name": "metadata",
        "field": "metadata",
        "in": "body",
        "type": "json",
        "description": "The new metadata of the memory."
      },
      {
        "name": "timestamp",
        "field": "timestamp",
        "in": "body",
        "type": "string",
        "description": "When it was said or happened."
      },
      {
        "name": "extract",
        "field": "extract",
        "in": "body",
        "type": "boolean",
        "description": "Whether to extract properties again if the content or timestamp of the memory changes. Defaults to true."
      },
      {
        "name": "min-confidence",
        "field": "minConfidence",
        "in": "body",
        "type": "number",
        "description": "The confidence that a value extracted from the edited memory needs to be stored, from 0 to 1. Defaults to the setting `EXTRACTION_MIN_CONFIDENCE` of the server, 0.9 if unset."
      },
      {
        "name": "expected-version",
        "field": "expectedVersion",
        "in": "body",
        "type": "integer",
        "description": "Update only if the property or the memory has this version. 0 means that the property must not exist yet."
      },
      {
        "name": "reason",
        "field": "reason",
        "in": "body",
        "type": "string",
        "description": "The reason for the change, kept in the history."
      }
    ],
    "examples": [
      "keepsake memory update --email dana.reyes@northwind.example --property-name Budget --operation increment --value 10000 --reason 'They asked for two more seats'"
    ]
  },
  {
    "line": "memory bulk-update",
    "operationId": "bulkUpdate",
    "method": "POST",
    "path": "/api/v1/memory/bulk-update",
    "summary": "Update up to 100 properties atomically",
    "description": "Updates many properties of one or more records: all changes are made, or none. If a property does not have the expected version, the call returns 409 with `currentVersion`; read it again and retry. Name each property at most once.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "file": {
        "field": "updates",
        "as": "items"
      }
    },
    "flags": [
      {
        "name": "updates",
        "field": "updates",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The changes, applied in order."
      },
      {
        "name": "expected-version",
        "field": "expectedVersion",
        "in": "body",
        "type": "integer",
        "description": "The default for updates without their own `expectedVersion`."
      },
      {
        "name": "reason",
        "field": "reason",
        "in": "body",
        "type": "string",
        "description": "The default for updates without their own `reason`."
      }
    ],
    "examples": [
      "keepsake memory bulk-update --file updates.ndjson"
    ]
  },
  {
    "line": "memory history",
    "operationId": "propertyHistory",
    "method": "POST",
    "path": "/api/v1/memory/property-history",
    "summary": "Get the history of a record's properties",
    "description": "Lists every change of one or all properties of a record, newest first: the value before and after, who changed it, why, and the source. With `at`, the response also has the values at that time. With `memoryId`, lists the edits of a memory instead; `propertyName` is then the edited field.",
    "security": "bearer",
    "paginated": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "recordId"
    },
    "flags": [
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "memory-id",
        "field": "memoryId",
        "in": "body",
        "type": "string",
        "description": "List the edits of this memory, instead of a record."
      },
      {
        "name": "property-name",
        "field": "propertyName",
        "in": "body",
        "type": "string",
        "description": "Only this property. Defaults to all properties."
      },
      {
        "name": "at",
        "field": "at",
        "in": "body",
        "type": "string",
        "description": "Also return the values at this time, and only changes up to it."
      },
      {
        "name": "limit",
        "field": "limit",
        "in": "body",
        "type": "integer",
        "default": 50,
        "description": "The maximum number of changes on a page."
      },
      {
        "name": "cursor",
        "field": "cursor",
        "in": "body",
        "type": "string",
        "description": "The `nextCursor` of the previous page."
      }
    ],
    "examples": [
      "keepsake memory history --email dana.reyes@northwind.example --property-name Budget --limit 20"
    ]
  },
  {
    "line": "memory undo",
    "operationId": "undoChange",
    "method": "POST",
    "path": "/api/v1/memory/undo-change",
    "summary": "Undo the last change of a property",
    "description": "Restores the value that the property had before its last change. A property that the change created is removed. The undo is itself a change and is kept in the history. With `version`, only that change is undone; if later changes exist, the call returns 409 with `currentVersion`.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "recordId"
    },
    "flags": [
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "property-name",
        "field": "propertyName",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "Name or system name of the property. `[Tasks]` and `[Issues]` are the lists of a workspace."
      },
      {
        "name": "collection-id",
        "field": "collectionId",
        "in": "body",
        "type": "string",
        "description": "The collection of the property, if several collections have a property of that name."
      },
      {
        "name": "version",
        "field": "version",
        "in": "body",
        "type": "integer",
        "description": "The version of the change to undo. Defaults to the last change."
      },
      {
        "name": "reason",
        "field": "reason",
        "in": "body",
        "type": "string",
        "description": "The reason for the change, kept in the history."
      }
    ],
    "examples": [
      "keepsake memory undo --email dana.reyes@northwind.example --property-name Budget --reason 'Entered for the wrong customer'"
    ]
  },
  {
    "line": "memory update-keys",
    "operationId": "updateKeys",
    "method": "POST",
    "path": "/api/v1/memory/update-keys",
    "summary": "Add or move identity keys",
    "description": "Adds identity keys to a record. A record can have many keys, including several with the same name. A key belongs to one record of a type. If another record has the key, the call returns 409 with both `recordIds`, unless `move` is true. The last key of a record cannot be moved. Adding a key that the record already has changes nothing.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "recordId",
      "file": {
        "field": "keys",
        "as": "items"
      }
    },
    "flags": [
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "keys",
        "field": "keys",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The keys to add to the record."
      },
      {
        "name": "move",
        "field": "move",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Move the key if another record has it."
      }
    ],
    "examples": [
      "keepsake memory update-keys --email dana.reyes@northwind.example --keys '[{\"name\":\"crmId\",\"value\":\"4711\"},{\"name\":\"phoneNumber\",\"value\":\"+44 20 7946 0123\"}]'"
    ]
  },
  {
    "line": "memory update-keys-batch",
    "operationId": "updateKeysBatch",
    "method": "POST",
    "path": "/api/v1/memory/update-keys-batch",
    "summary": "Update keys of up to 100 records",
    "description": "Adds or moves keys of many records at once: all changes are made, or none.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "file": {
        "field": "updates",
        "as": "items"
      }
    },
    "flags": [
      {
        "name": "updates",
        "field": "updates",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The changes, one for each record."
      }
    ],
    "examples": [
      "keepsake memory update-keys-batch --updates '[{\"email\":\"dana.reyes@northwind.example\",\"keys\":[{\"name\":\"linkedin\",\"value\":\"dana-reyes\"}]}]'"
    ]
  },
  {
    "line": "memory list-keys",
    "operationId": "listKeys",
    "method": "POST",
    "path": "/api/v1/memory/list-keys",
    "summary": "List a record's identity keys",
    "description": "Lists all keys of a record by name and value, in normalized form.",
    "security": "bearer",
    "arguments": [],
    "body": {
      "required": true,
      "first": "recordId"
    },
    "flags": [
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      }
    ],
    "examples": [
      "keepsake memory list-keys --email dana.reyes@northwind.example"
    ]
  },
  {
    "line": "memory delete-keys",
    "operationId": "deleteKeys",
    "method": "POST",
    "path": "/api/v1/memory/delete-keys",
    "summary": "Remove identity keys from a record",
    "description": "Removes keys, which other records can use at once. A record keeps at least one key: removing the last one returns 409; delete the record instead. Keys that the record does not have are ignored.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "recordId",
      "file": {
        "field": "keys",
        "as": "items"
      }
    },
    "flags": [
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "keys",
        "field": "keys",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The keys to remove from the record."
      }
    ],
    "examples": [
      "keepsake memory delete-keys --email dana.reyes@northwind.example --keys '[{\"name\":\"crmId\",\"value\":\"4711\"}]'"
    ]
  },
  {
    "line": "memory merge-records",
    "operationId": "mergeRecords",
    "method": "POST",
    "path": "/api/v1/memory/merge-records",
    "summary": "Merge two records",
    "description": "Merges the record `from` into the record that the request names: its keys, memories, lists and properties. If both have a property, the newer value is used, lists are combined, and both histories are kept in order of time. Only the ID of `from` is lost. A merge cannot be undone.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "recordId"
    },
    "flags": [
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "from",
        "field": "from",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The record to merge and remove, named by one or more identity keys."
      }
    ],
    "examples": [
      "keepsake memory merge-records --email dana.reyes@northwind.example --from '{\"email\":\"d.reyes@oldmail.example\"}'"
    ]
  },
  {
    "line": "memory delete",
    "operationId": "deleteMemories",
    "method": "POST",
    "path": "/api/v1/memory/delete",
    "summary": "Delete memories",
    "description": "Deletes memories by ID, or the memories of a record that match a filter. Deleted memories disappear at once from reads, counts, digests and searches. `cancel-deletion` restores them within 30 days. Properties that were extracted from them are kept. More than 5,000 memories are deleted in the background; `eventId` shows the progress.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true
    },
    "flags": [
      {
        "name": "memory-ids",
        "field": "memoryIds",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "IDs of the memories to delete."
      },
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "tags",
        "field": "tags",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Labels. A filter on several tags matches memories that have all of them."
      },
      {
        "name": "since",
        "field": "since",
        "in": "body",
        "type": "string",
        "description": "Only memories at or after this time."
      },
      {
        "name": "until",
        "field": "until",
        "in": "body",
        "type": "string",
        "description": "Only memories at or before this time."
      },
      {
        "name": "session-id",
        "field": "sessionId",
        "in": "body",
        "type": "string",
        "description": "Only memories of this conversation."
      }
    ],
    "examples": [
      "keepsake memory delete --email dana.reyes@northwind.example --tags memory"
    ]
  },
  {
    "line": "memory delete-record",
    "operationId": "deleteRecord",
    "method": "POST",
    "path": "/api/v1/memory/delete-record",
    "summary": "Delete a record and everything it contains",
    "description": "Deletes the record with its keys, memories, properties and their history. Its keys can be used by a new record at once. `cancel-deletion` restores the record within 30 days. Beyond 5,000 memories the rest is deleted in the background; `eventId` shows the progress.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "recordId"
    },
    "flags": [
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      }
    ],
    "examples": [
      "keepsake memory delete-record --email former.customer@northwind.example"
    ]
  },
  {
    "line": "memory deletions",
    "operationId": "listDeletions",
    "method": "GET",
    "path": "/api/v1/memory/deletions",
    "summary": "List deletions",
    "description": "Lists the deletions of memories and records, newest first. A deletion with the status `pending` can be cancelled until `recoverableUntil`. After that its data is purged; the deletion itself stays in the list.",
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
        "name": "record-id",
        "field": "recordId",
        "in": "query",
        "type": "string",
        "description": "Only deletions of this record, or of memories that all belong to it."
      },
      {
        "name": "status",
        "field": "status",
        "in": "query",
        "type": "string",
        "choices": [
          "deleting",
          "pending",
          "restoring",
          "cancelled",
          "purged"
        ],
        "description": "Only deletions with this status."
      }
    ],
    "examples": [
      "keepsake memory deletions --record-id rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --limit 20"
    ]
  },
  {
    "line": "memory cancel-deletion",
    "operationId": "cancelDeletion",
    "method": "POST",
    "path": "/api/v1/memory/cancel-deletion",
    "summary": "Cancel a deletion",
    "description": "Restores everything that a deletion removed, within 30 days. `recordId` names the deletion of the record or, if the record exists, of its memories; if there are several, the call returns 409 with `deletionIds`. It returns 409 with `recordIds` if another record now has a key of the deleted record, and 409 if the 30 days are over or the deletion was already cancelled. Beyond 5,000 memories the rest is restored in the background; `eventId` shows the progress.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "deletionId"
    },
    "flags": [
      {
        "name": "deletion-id",
        "field": "deletionId",
        "in": "body",
        "type": "string",
        "description": "ID of a deletion."
      },
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of the record that was deleted or lost memories."
      }
    ],
    "examples": [
      "keepsake memory cancel-deletion del_01KAK7F3V7B8C9D0E1F2G3H4J5"
    ]
  },
  {
    "line": "memory import",
    "operationId": "importMemory",
    "method": "POST",
    "path": "/api/v1/memory/import",
    "summary": "Import exported records and memories",
    "description": "Adds exported records and memories with their times, history and IDs. Existing data is not changed, and importing the same lines again adds nothing. Uses no model. A record is matched by its ID, then by its keys. Memories that the record already has, and properties that it has or had, are left as they are. An ID that is already used, by another organization of this server or by deleted data, is replaced by an ID derived from it. A call adds everything or nothing, except for lines that cannot be added, which are listed in `problems`.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true
    },
    "flags": [
      {
        "name": "records",
        "field": "records",
        "in": "body",
        "type": "json",
        "description": "The `record` objects of the lines of an export."
      },
      {
        "name": "memories",
        "field": "memories",
        "in": "body",
        "type": "json",
        "description": "The `memory` objects of the lines of an export."
      }
    ],
    "examples": [
      "keepsake memory import --records '[{\"type\":\"Contact\",\"keys\":[{\"name\":\"email\",\"value\":\"dana.reyes@northwind.example\"}],\"properties\":[]}]' --memories '[{\"keys\":[{\"name\":\"email\",\"value\":\"dana.reyes@northwind.example\"}],\"content\":\"Moved to Leeds in spring.\",\"timestamp\":\"2024-05-01T09:00:00Z\"}]'"
    ]
  },
  {
    "line": "memory enrich",
    "operationId": "enrichMemory",
    "method": "POST",
    "path": "/api/v1/memory/enrich",
    "summary": "Enrich a record from a provider",
    "description": "Matches a record with a person or company of the data provider and sets what was found as properties of the record. A record with an email address is matched as a person, one with a website as a company. Each value has its evidence: the provider, the ID there and the field. Without a match nothing is set. Costs the price of one request, and one credit if properties are set.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "email"
    },
    "flags": [
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "name",
        "field": "name",
        "in": "body",
        "type": "string",
        "description": "Name of the person or company, to match a record by it."
      },
      {
        "name": "organization-name",
        "field": "organizationName",
        "in": "body",
        "type": "string",
        "description": "Name of the employer of the person."
      },
      {
        "name": "domain",
        "field": "domain",
        "in": "body",
        "type": "string",
        "description": "Domain of the employer of the person or of the company."
      },
      {
        "name": "linkedin-url",
        "field": "linkedinUrl",
        "in": "body",
        "type": "string",
        "description": "URL of the LinkedIn profile or page."
      }
    ],
    "examples": [
      "keepsake memory enrich dana.reyes@northwind.example"
    ]
  }
]
