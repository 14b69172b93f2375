// Generated from openapi.yaml by pnpm generate; do not edit.

import type { Group } from '../tree.ts'

export const groups: Group[] = [
  {
    name: "memory",
    summary: "Store memories about entities, and get them back.",
    commands: () => [
      {
        "line": "memory memorize",
        "operationId": "memorize",
        "method": "POST",
        "path": "/api/v1/memorize",
        "summary": "Store a memory and extract its properties",
        "description": "Keeps the content word for word under one record, which is made when no record has the identity key yet, and extracts the properties that the collections define. What the record has already is stored once and answers `duplicate: true` with the memory that it repeats: the same content, spelled otherwise, quoted, with its speaker or date before it, or several of the record's memories as a list or one after the other. Content with nothing to extract answers `properties: []`.",
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
            "description": "The text to keep, up to 200 kB."
          },
          {
            "name": "record-id",
            "field": "recordId",
            "in": "body",
            "type": "string",
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          },
          {
            "name": "collection-ids",
            "field": "collectionIds",
            "in": "body",
            "type": "list",
            "items": "string",
            "description": "Extract into these collections only, instead of all that fit the record's type."
          },
          {
            "name": "collection-names",
            "field": "collectionNames",
            "in": "body",
            "type": "list",
            "items": "string",
            "description": "The same by name or slug."
          },
          {
            "name": "action-id",
            "field": "actionId",
            "in": "body",
            "type": "string",
            "description": "Id of the workspace collection that this note belongs to."
          },
          {
            "name": "tags",
            "field": "tags",
            "in": "body",
            "type": "list",
            "items": "string",
            "description": "Labels; a filter on tags asks for all of them."
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
            "description": "The conversation it belongs to; its turns are kept in order of arrival."
          },
          {
            "name": "timestamp",
            "field": "timestamp",
            "in": "body",
            "type": "string",
            "description": "When it was said or happened. Keeps a past date; the time of the call when absent."
          },
          {
            "name": "metadata",
            "field": "metadata",
            "in": "body",
            "type": "json",
            "description": "Any JSON object up to 8 kB, given back unchanged."
          },
          {
            "name": "extract",
            "field": "extract",
            "in": "body",
            "type": "boolean",
            "description": "Whether to extract properties; true unless said otherwise."
          },
          {
            "name": "extraction-prompt",
            "field": "extractionPrompt",
            "in": "body",
            "type": "string",
            "description": "Extra instructions for the language model; refused when the server has none."
          },
          {
            "name": "max-properties",
            "field": "maxProperties",
            "in": "body",
            "type": "integer",
            "description": "Keep at most so many properties."
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
        "description": "Takes the memories, answers at once with an `eventId`, and stores them in order. The event tells the progress; its details give each item's outcome. A server that stops goes on where it stopped.",
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
            "description": ""
          },
          {
            "name": "defaults",
            "field": "defaults",
            "in": "body",
            "type": "json",
            "description": "Fields for every item that does not say them itself."
          }
        ],
        "examples": [
          "keepsake memory batch --defaults '{\"tags\":[\"import\"],\"extract\":false}' --file records.ndjson --wait"
        ]
      },
      {
        "line": "memory smart-recall",
        "operationId": "smartRecall",
        "method": "POST",
        "path": "/api/v1/smart-recall",
        "summary": "Get back the memories that answer a question",
        "description": "Ranks memories by how well they answer `query`: of one record, of all records of a type, or of the whole organization. With `generateAnswer` the best passages are put together as an answer with its sources. With `filterByProperty` and no `query` the call is a filter, needs no model and costs nothing.",
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
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          },
          {
            "name": "limit",
            "field": "limit",
            "in": "body",
            "type": "integer",
            "default": 10,
            "description": "1 to 100."
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
            "description": "`deep` looks a second time with the names that the first results bring up."
          },
          {
            "name": "generate-answer",
            "field": "generateAnswer",
            "in": "body",
            "type": "boolean",
            "default": false,
            "description": "Add `answer`, `confidence` and `sources`."
          },
          {
            "name": "min-score",
            "field": "minScore",
            "in": "body",
            "type": "number",
            "description": "Leave out results below this score."
          },
          {
            "name": "since",
            "field": "since",
            "in": "body",
            "type": "string",
            "description": "A moment, ISO 8601."
          },
          {
            "name": "until",
            "field": "until",
            "in": "body",
            "type": "string",
            "description": "A moment, ISO 8601."
          },
          {
            "name": "tags",
            "field": "tags",
            "in": "body",
            "type": "list",
            "items": "string",
            "description": "Labels; a filter on tags asks for all of them."
          },
          {
            "name": "filter-by-property",
            "field": "filterByProperty",
            "in": "body",
            "type": "json",
            "description": "A filter on property values; it is answered from an index and costs nothing."
          },
          {
            "name": "group-by-record",
            "field": "groupByRecord",
            "in": "body",
            "type": "boolean",
            "default": false,
            "description": "Only the best result of each record."
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
        "summary": "Answer a message in the way that suits it",
        "description": "Takes a message as it is written and decides by fixed rules: one that is wholly about property values becomes a filter, one that asks who somebody is becomes a digest, everything else is recalled (among the records that match, where part of it is about property values). `strategy` and `why` tell. It costs what that operation costs, once.",
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
            "description": "The message, as somebody wrote it."
          },
          {
            "name": "identifiers",
            "field": "identifiers",
            "in": "body",
            "type": "json",
            "description": "Records that the message is about. Those that nobody has are listed in `unknownIdentifiers`."
          },
          {
            "name": "session-id",
            "field": "sessionId",
            "in": "body",
            "type": "string",
            "description": "The conversation that the message is part of: without identifiers, \"he\" or \"their\" means the records that its memories are about."
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
            "description": "`text` is ready for a prompt, numbered in the order of `sources`."
          },
          {
            "name": "limit",
            "field": "limit",
            "in": "body",
            "type": "integer",
            "default": 10,
            "description": "Most records or memories."
          },
          {
            "name": "token-budget",
            "field": "tokenBudget",
            "in": "body",
            "type": "integer",
            "default": 1000,
            "description": "Most tokens of `text` and of a digest."
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
        "summary": "Everything known about one record, within a token budget",
        "description": "Markdown ready for a prompt: the record's properties, then its memories, those most relevant to `focus` first and then the newest, cut so that it never exceeds `tokenBudget`. Where not all have room, what is new and often spoken of gets it.",
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
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          },
          {
            "name": "token-budget",
            "field": "tokenBudget",
            "in": "body",
            "type": "integer",
            "default": 1000,
            "description": "50 to 100000."
          },
          {
            "name": "include-properties",
            "field": "includeProperties",
            "in": "body",
            "type": "boolean",
            "default": true,
            "description": ""
          },
          {
            "name": "include-memories",
            "field": "includeMemories",
            "in": "body",
            "type": "boolean",
            "default": true,
            "description": ""
          },
          {
            "name": "focus",
            "field": "focus",
            "in": "body",
            "type": "string",
            "description": "What the reader is about to do; memories about it come first."
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
        "summary": "List memories, newest first or by a query",
        "description": "A direct look-up without an answer. Without `query` memories come newest first, page by page; with `query` they come by relevance, at most 200 in all. With `filterByProperty` and no `query` the call costs nothing.",
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
            "description": ""
          },
          {
            "name": "record-id",
            "field": "recordId",
            "in": "body",
            "type": "string",
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          },
          {
            "name": "limit",
            "field": "limit",
            "in": "body",
            "type": "integer",
            "default": 50,
            "description": "1 to 200."
          },
          {
            "name": "cursor",
            "field": "cursor",
            "in": "body",
            "type": "string",
            "description": "The `nextCursor` of the page before."
          },
          {
            "name": "since",
            "field": "since",
            "in": "body",
            "type": "string",
            "description": "A moment, ISO 8601."
          },
          {
            "name": "until",
            "field": "until",
            "in": "body",
            "type": "string",
            "description": "A moment, ISO 8601."
          },
          {
            "name": "tags",
            "field": "tags",
            "in": "body",
            "type": "list",
            "items": "string",
            "description": "Labels; a filter on tags asks for all of them."
          },
          {
            "name": "filter-by-property",
            "field": "filterByProperty",
            "in": "body",
            "type": "json",
            "description": "A filter on property values; it is answered from an index and costs nothing."
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
        "summary": "Records that are like a record or a text",
        "description": "Compares the words that tell most of the record's memories (or of `text`), and its property values, with those of other records of the same type; says of each one which words and values it shares. No model is involved.",
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
            "description": "What to compare with instead of a record."
          },
          {
            "name": "record-id",
            "field": "recordId",
            "in": "body",
            "type": "string",
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "With a text, only records of this type; with a key, the type of the record that has it."
          },
          {
            "name": "filter-by-property",
            "field": "filterByProperty",
            "in": "body",
            "type": "json",
            "description": "A filter on property values; it is answered from an index and costs nothing."
          },
          {
            "name": "limit",
            "field": "limit",
            "in": "body",
            "type": "integer",
            "default": 10,
            "description": "Most records listed."
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
        "summary": "All records by how like a record or a text they are",
        "description": "The same comparison as `similar` over all records, put into three segments with their counts. Up to 5,000 records are compared by their words and as many by their values.",
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
            "description": "What to compare with instead of a record."
          },
          {
            "name": "record-id",
            "field": "recordId",
            "in": "body",
            "type": "string",
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "With a text, only records of this type; with a key, the type of the record that has it."
          },
          {
            "name": "filter-by-property",
            "field": "filterByProperty",
            "in": "body",
            "type": "json",
            "description": "A filter on property values; it is answered from an index and costs nothing."
          },
          {
            "name": "limit",
            "field": "limit",
            "in": "body",
            "type": "integer",
            "default": 10,
            "description": "Most records listed in each segment."
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
        "summary": "A record's properties",
        "description": "The current value of each property of one record, with its collection's description and where the value came from.",
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
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          },
          {
            "name": "property-names",
            "field": "propertyNames",
            "in": "body",
            "type": "list",
            "items": "string",
            "description": "Only these, by name or system name."
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
        "summary": "Set properties of many records, without extraction",
        "description": "Makes each record that does not exist yet and sets the given properties. No model is involved. All records are written, or none. A property that a collection defines must have a value of its type.",
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
            "description": ""
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
        "summary": "Records whose properties match",
        "description": "Conditions on property values, answered from an index. Free, without a model. Comparisons follow the property's type.",
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
            "description": ""
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
            "description": ""
          },
          {
            "name": "type",
            "field": "type",
            "in": "body",
            "type": "string",
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          },
          {
            "name": "limit",
            "field": "limit",
            "in": "body",
            "type": "integer",
            "default": 50,
            "description": "1 to 200."
          },
          {
            "name": "cursor",
            "field": "cursor",
            "in": "body",
            "type": "string",
            "description": "The `nextCursor` of the page before."
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
        "description": "Records whose properties fit `groups` of conditions, with how many there are. With `query` the records whose memories answer it, best first, out of the 200 best memories. Without `query` the call needs no model and costs nothing, and the records come in the order of their ids, so that a cursor shows none twice whatever is added. The export gives a whole set.",
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
            "description": "What the memories of the records are about. Costs as much as a recall."
          },
          {
            "name": "groups",
            "field": "groups",
            "in": "body",
            "type": "json",
            "description": "Groups of conditions, each joined by its own `logic`."
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
            "description": "Whether all groups have to hold, or one."
          },
          {
            "name": "filter-by-property",
            "field": "filterByProperty",
            "in": "body",
            "type": "json",
            "description": "A filter on property values; it is answered from an index and costs nothing."
          },
          {
            "name": "type",
            "field": "type",
            "in": "body",
            "type": "string",
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          },
          {
            "name": "page",
            "field": "page",
            "in": "body",
            "type": "integer",
            "description": "Which page, from 1, in place of `cursor`. Records that are added with ids of their own may move a page; a cursor is not moved."
          },
          {
            "name": "page-size",
            "field": "pageSize",
            "in": "body",
            "type": "integer",
            "default": 50,
            "description": "Records of a page."
          },
          {
            "name": "cursor",
            "field": "cursor",
            "in": "body",
            "type": "string",
            "description": "The `nextCursor` of the page before."
          },
          {
            "name": "return-records",
            "field": "returnRecords",
            "in": "body",
            "type": "boolean",
            "default": true,
            "description": "Whether each record comes with its keys and properties, or with its id and type alone."
          },
          {
            "name": "include-memories",
            "field": "includeMemories",
            "in": "body",
            "type": "boolean",
            "default": false,
            "description": "Add to each record its 5 newest memories; with `query` the best 5 that were found."
          },
          {
            "name": "count-only",
            "field": "countOnly",
            "in": "body",
            "type": "boolean",
            "default": false,
            "description": "Give `total` and no records."
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
        "summary": "Records for a question about property values",
        "description": "Reads a question in English (\"contacts in Berlin with budget over 50k\") against the organization's own names of properties, values and record types, and answers with the filter that it understood and the records that match. No model is involved and it costs nothing. `unread` has the words that gave no condition: where there are any, the filter says less than the question.",
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
            "required": true,
            "description": "The question."
          },
          {
            "name": "type",
            "field": "type",
            "in": "body",
            "type": "string",
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          },
          {
            "name": "limit",
            "field": "limit",
            "in": "body",
            "type": "integer",
            "default": 50,
            "description": "1 to 200."
          },
          {
            "name": "cursor",
            "field": "cursor",
            "in": "body",
            "type": "string",
            "description": "The `nextCursor` of the page before, with the same question."
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
        "description": "Everything that is stored of the records that fit, one JSON object a line: each record with its keys, properties and their history, then its memories, oldest first. The last line is `end` with the numbers of both; a stream without it is not whole, and one that fails in the middle ends with `error`. `after` goes on behind a line that is there already. What the stream gives, `POST /api/v1/memory/import` takes. With `Accept: text/csv` the same as a table, whose last row is the end. Free.",
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
            "description": "Groups of conditions, each joined by its own `logic`."
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
            "description": "Whether all groups have to hold, or one."
          },
          {
            "name": "filter-by-property",
            "field": "filterByProperty",
            "in": "body",
            "type": "json",
            "description": "A filter on property values; it is answered from an index and costs nothing."
          },
          {
            "name": "type",
            "field": "type",
            "in": "body",
            "type": "string",
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          },
          {
            "name": "after",
            "field": "after",
            "in": "body",
            "type": "json",
            "description": "The line to go on behind: `recordId`, and of a memory its `memoryId` and `timestamp` as well."
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
        "summary": "Change one property of a record",
        "description": "Sets a property, pushes to or removes from a list, adds to a number, or patches an object or the items of a list. Changes by several callers at once never lose one another. With `expectedVersion` the change is made only when the property still has that version. `[Tasks]` and `[Issues]` with `push` keep the lists of a workspace. The history keeps every change.",
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
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
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
            "description": "The collection whose property is meant, where several have one of that name; for `[Tasks]` and `[Issues]` the workspace."
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
            "default": "set",
            "description": "`set` takes the value as it is. `push` adds to a list; a list as value adds each of its elements. `remove` takes elements out of a list (by value, or by `id`) or members out of an object (by name); without a value it removes the property. `increment` adds to a number. `patch` merges into an object (JSON Merge Patch), or into the items of a list that have the same `id`."
          },
          {
            "name": "value",
            "field": "value",
            "in": "body",
            "type": "any",
            "description": "What to set, push, remove, add or merge; at most 200 elements at once but for `set`. `push` and `patch` make no value larger than 256 kB."
          },
          {
            "name": "unique",
            "field": "unique",
            "in": "body",
            "type": "boolean",
            "default": false,
            "description": "Push only what the list does not have yet."
          },
          {
            "name": "expected-version",
            "field": "expectedVersion",
            "in": "body",
            "type": "integer",
            "description": "The version that the property must still have; 0 when it must not exist yet."
          },
          {
            "name": "reason",
            "field": "reason",
            "in": "body",
            "type": "string",
            "description": "Why, for the history."
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
        "summary": "Change up to 100 properties, all or none",
        "description": "The same for many properties of one record or several: all changes are made, or none. A property whose version is not the expected one answers 409 with `currentVersion`; read it again and retry. Name each property once.",
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
            "description": ""
          },
          {
            "name": "expected-version",
            "field": "expectedVersion",
            "in": "body",
            "type": "integer",
            "description": "For each update that does not say its own."
          },
          {
            "name": "reason",
            "field": "reason",
            "in": "body",
            "type": "string",
            "description": "For each update that does not say its own."
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
        "summary": "How a record's properties came to be what they are",
        "description": "Every change of one property, or of all properties of a record, newest first: what it was and became, who changed it, why, and from which source. With `at` the answer also tells the values as they were at that moment.",
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
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          },
          {
            "name": "property-name",
            "field": "propertyName",
            "in": "body",
            "type": "string",
            "description": "Only this property; all of them when absent."
          },
          {
            "name": "at",
            "field": "at",
            "in": "body",
            "type": "string",
            "description": "Also tell the values as they were at this moment, and only changes up to it."
          },
          {
            "name": "limit",
            "field": "limit",
            "in": "body",
            "type": "integer",
            "default": 50,
            "description": "1 to 200."
          },
          {
            "name": "cursor",
            "field": "cursor",
            "in": "body",
            "type": "string",
            "description": "The `nextCursor` of the page before."
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
        "description": "Gives the property the value that it had before its last change; a property that the change made goes away. The undoing is a change of its own and stays in the history. With `version` only that change is undone: when others came after it, the answer is 409 with `currentVersion`.",
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
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
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
            "description": "The collection whose property is meant, where several have one of that name."
          },
          {
            "name": "version",
            "field": "version",
            "in": "body",
            "type": "integer",
            "description": "The change to undo; the last one when absent."
          },
          {
            "name": "reason",
            "field": "reason",
            "in": "body",
            "type": "string",
            "description": "Why, for the history."
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
        "summary": "Add identity keys to a record, or move them to it",
        "description": "A record may have many keys, several of one name among them. A key belongs to one record of its type: when another record has it the answer is 409 with `recordIds` naming both, unless `move` is true; a record's last key is never moved away. Adding a key that the record has already changes nothing.",
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
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          },
          {
            "name": "keys",
            "field": "keys",
            "in": "body",
            "type": "json",
            "required": true,
            "description": ""
          },
          {
            "name": "move",
            "field": "move",
            "in": "body",
            "type": "boolean",
            "default": false,
            "description": "Take a key over from the record that has it."
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
        "summary": "Add or move keys of up to 100 records, all or none",
        "description": "The same for many records at once: all of it is done, or nothing.",
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
            "description": ""
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
        "summary": "A record's identity keys",
        "description": "All keys of one record, in their normal form, by name and value.",
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
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
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
        "summary": "Take identity keys away from a record",
        "description": "The keys are free at once for other records. A record keeps one key at least: taking the last one is a 409; delete the record instead. Keys that it does not have are passed over.",
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
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          },
          {
            "name": "keys",
            "field": "keys",
            "in": "body",
            "type": "json",
            "required": true,
            "description": ""
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
        "summary": "Make one record of two",
        "description": "Takes the record `from` into the record that the request names: its keys, memories, lists and properties. Where both have a property the newer value stands, lists are put together, and the history of both stays, in the order of time. Nothing is lost but the id of `from`. It cannot be taken back.",
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
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          },
          {
            "name": "from",
            "field": "from",
            "in": "body",
            "type": "json",
            "required": true,
            "description": "The record that goes up in the other one, by one identity key or more."
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
        "summary": "Delete memories, recoverable for 30 days",
        "description": "Names memories by id, or by a record and what narrows its memories. They are out of every read, count, digest and search at once, and `cancel-deletion` brings them back whole within 30 days. Properties that were extracted from them stay. More than 5,000 at once go in the background, as the event `eventId` tells.",
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
            "description": ""
          },
          {
            "name": "record-id",
            "field": "recordId",
            "in": "body",
            "type": "string",
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          },
          {
            "name": "tags",
            "field": "tags",
            "in": "body",
            "type": "list",
            "items": "string",
            "description": "Labels; a filter on tags asks for all of them."
          },
          {
            "name": "since",
            "field": "since",
            "in": "body",
            "type": "string",
            "description": "A moment, ISO 8601."
          },
          {
            "name": "until",
            "field": "until",
            "in": "body",
            "type": "string",
            "description": "A moment, ISO 8601."
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
          "keepsake memory delete --email dana.reyes@northwind.example --tags outdated"
        ]
      },
      {
        "line": "memory delete-record",
        "operationId": "deleteRecord",
        "method": "POST",
        "path": "/api/v1/memory/delete-record",
        "summary": "Delete a record with all that belongs to it, recoverable for 30 days",
        "description": "The record, its keys, memories, properties and their history are out of every read at once; its keys may start a new record at once. `cancel-deletion` brings all of it back within 30 days. Beyond 5,000 memories the rest goes in the background, as the event `eventId` tells.",
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
            "description": "Id of a record (one person, company or other entity)."
          },
          {
            "name": "email",
            "field": "email",
            "in": "body",
            "type": "string",
            "description": "E-mail address as identity key; letters' case does not matter."
          },
          {
            "name": "website-url",
            "field": "websiteUrl",
            "in": "body",
            "type": "string",
            "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
          },
          {
            "name": "phone-number",
            "field": "phoneNumber",
            "in": "body",
            "type": "string",
            "description": "Phone number as identity key; only its digits and a leading plus count."
          },
          {
            "name": "custom-key-name",
            "field": "customKeyName",
            "in": "body",
            "type": "string",
            "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
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
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          }
        ],
        "examples": [
          "keepsake memory delete-record --email former.customer@northwind.example"
        ]
      },
      {
        "line": "memory cancel-deletion",
        "operationId": "cancelDeletion",
        "method": "POST",
        "path": "/api/v1/memory/cancel-deletion",
        "summary": "Bring back what was deleted",
        "description": "Restores all that a deletion took, within 30 days. When a key of a deleted record was given to another record meanwhile the answer is 409 with `recordIds` naming that one; so it is when the 30 days are over or the deletion was cancelled already. Beyond 5,000 memories the rest goes in the background, as the event `eventId` tells.",
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
            "description": "Id of a deletion."
          },
          {
            "name": "record-id",
            "field": "recordId",
            "in": "body",
            "type": "string",
            "description": "Id of a record (one person, company or other entity)."
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
        "summary": "Import records and memories of an export",
        "description": "Adds what the lines of an export tell to what is there, with its times, history and ids, and changes nothing that is there: the same lines again add nothing. No model is asked. A record is found by its id, then by its keys; a memory that its record has already and a property that it has or had are left as they are. An id that another organization of this server has is replaced by one that follows from it. Everything of a call is added, or nothing; lines that cannot be are named in `problems`.",
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
            "description": "What the lines of an export have under `record`."
          },
          {
            "name": "memories",
            "field": "memories",
            "in": "body",
            "type": "json",
            "description": "What the lines of an export have under `memory`."
          }
        ],
        "examples": [
          "keepsake memory import --records '[{\"type\":\"Contact\",\"keys\":[{\"name\":\"email\",\"value\":\"dana.reyes@northwind.example\"}],\"properties\":[]}]' --memories '[{\"keys\":[{\"name\":\"email\",\"value\":\"dana.reyes@northwind.example\"}],\"content\":\"Moved to Leeds in spring.\",\"timestamp\":\"2024-05-01T09:00:00Z\"}]'"
        ]
      }
    ],
  },
  {
    name: "collections",
    summary: "What to extract from memories, and from whom. A collection defines properties, an entity type is what records are.",
    commands: () => [
      {
        "line": "collections list",
        "operationId": "listCollections",
        "method": "GET",
        "path": "/api/v1/collections",
        "summary": "List collections",
        "description": "All collections of the organization, oldest first.",
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
            "description": "How many entries a page holds."
          },
          {
            "name": "cursor",
            "field": "cursor",
            "in": "query",
            "type": "string",
            "description": "The `nextCursor` of the page before."
          },
          {
            "name": "entity-type",
            "field": "entityType",
            "in": "query",
            "type": "string",
            "description": "Only collections for this type of entity."
          }
        ],
        "examples": [
          "keepsake collections list --entity-type Contact --limit 20"
        ]
      },
      {
        "line": "collections create",
        "operationId": "createCollection",
        "method": "POST",
        "path": "/api/v1/collections",
        "summary": "Create a collection",
        "description": "Defines properties that are extracted from memories from now on. `systemName` and `slug` are made from the names when absent.",
        "security": "bearer",
        "writes": true,
        "arguments": [],
        "body": {
          "required": true,
          "first": "name"
        },
        "flags": [
          {
            "name": "name",
            "field": "name",
            "in": "body",
            "type": "string",
            "required": true,
            "description": "What people call it."
          },
          {
            "name": "slug",
            "field": "slug",
            "in": "body",
            "type": "string",
            "description": "What programs call it."
          },
          {
            "name": "description",
            "field": "description",
            "in": "body",
            "type": "string",
            "description": "What it is for."
          },
          {
            "name": "entity-type",
            "field": "entityType",
            "in": "body",
            "type": "string",
            "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
          },
          {
            "name": "kind",
            "field": "kind",
            "in": "body",
            "type": "string",
            "choices": [
              "properties",
              "workspace"
            ],
            "default": "properties",
            "description": "A workspace also takes notes and tasks."
          },
          {
            "name": "properties",
            "field": "properties",
            "in": "body",
            "type": "json",
            "description": ""
          }
        ],
        "examples": [
          "keepsake collections create Sales --entity-type Contact --properties '[{\"name\":\"Budget\",\"type\":\"number\",\"unit\":\"USD\",\"description\":\"What they can spend.\"},{\"name\":\"Stage\",\"type\":\"options\",\"options\":[\"Discovery\",\"Negotiation\",\"Won\",\"Lost\"]}]'"
        ]
      },
      {
        "line": "collections get",
        "operationId": "getCollection",
        "method": "GET",
        "path": "/api/v1/collections/{id}",
        "summary": "Get a collection",
        "description": "One collection with its definitions, as they are now.",
        "security": "bearer",
        "arguments": [
          {
            "name": "id",
            "description": "Id of the collection."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake collections get col_01KAK7F3V6AAAAAAAAAAAAAAAA"
        ]
      },
      {
        "line": "collections update",
        "operationId": "updateCollection",
        "method": "PATCH",
        "path": "/api/v1/collections/{id}",
        "summary": "Update a collection",
        "description": "Changes the fields that are given and leaves the rest. `properties`, when given, is all that the collection has from now on, in that order: an entry with the `systemName` (or, without one, the name) of a property changes what it says of that property, so that a new name or type keeps its values; any other entry is a new property. Values follow: those that fit a new type are converted, those that do not stay as they are and are reported. When values were concerned, `eventId` names the event that tells how many, and lists each one that did not fit; many values follow in the background. A change that changes nothing makes no version.",
        "security": "bearer",
        "writes": true,
        "event": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the collection."
          }
        ],
        "body": {
          "required": true,
          "first": "name"
        },
        "flags": [
          {
            "name": "name",
            "field": "name",
            "in": "body",
            "type": "string",
            "description": "What people call it."
          },
          {
            "name": "slug",
            "field": "slug",
            "in": "body",
            "type": "string",
            "description": "What programs call it."
          },
          {
            "name": "description",
            "field": "description",
            "in": "body",
            "type": "string",
            "description": "What it is for."
          },
          {
            "name": "entity-type",
            "field": "entityType",
            "in": "body",
            "type": "any",
            "description": "The type of entity that it is for; `null` makes it for all."
          },
          {
            "name": "properties",
            "field": "properties",
            "in": "body",
            "type": "json",
            "description": ""
          },
          {
            "name": "removed-values",
            "field": "removedValues",
            "in": "body",
            "type": "string",
            "choices": [
              "keep",
              "delete"
            ],
            "description": "What becomes of the values of properties that `properties` leaves out; needed as soon as it leaves one out. Kept values stay readable and can be filtered by; a property with the same system name has them again."
          },
          {
            "name": "expected-version",
            "field": "expectedVersion",
            "in": "body",
            "type": "integer",
            "description": "Refuse with 409 unless the collection is at this version."
          },
          {
            "name": "note",
            "field": "note",
            "in": "body",
            "type": "string",
            "description": "Why; the history keeps it."
          }
        ],
        "examples": [
          "keepsake collections update col_01KAK7F3V6AAAAAAAAAAAAAAAA --properties '[{\"systemName\":\"budget\",\"name\":\"Annual budget\",\"type\":\"number\"},{\"name\":\"Region\",\"type\":\"text\"}]' --removed-values keep --note 'Budgets are by the year now.' --wait"
        ]
      },
      {
        "line": "collections delete",
        "operationId": "deleteCollection",
        "method": "DELETE",
        "path": "/api/v1/collections/{id}",
        "summary": "Delete a collection",
        "description": "Takes the definitions away, with their versions. While there are values or notes, that is a 409 that counts them, unless `cascade` is given: then values go with it, many of them in the background (`eventId`), and their history stays; notes stay as memories of their records.",
        "security": "bearer",
        "writes": true,
        "event": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the collection."
          }
        ],
        "flags": [
          {
            "name": "cascade",
            "field": "cascade",
            "in": "query",
            "type": "boolean",
            "default": false,
            "description": "Whether values go with the collection."
          }
        ],
        "examples": [
          "keepsake collections delete col_01KAK7F3V6AAAAAAAAAAAAAAAA --cascade"
        ]
      },
      {
        "line": "collections history",
        "operationId": "getCollectionHistory",
        "method": "GET",
        "path": "/api/v1/collections/{id}/history",
        "summary": "Get the history of a collection",
        "description": "Its versions, newest first, each as it was in full or as what it changed.",
        "security": "bearer",
        "paginated": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the collection."
          }
        ],
        "flags": [
          {
            "name": "limit",
            "field": "limit",
            "in": "query",
            "type": "integer",
            "default": 50,
            "description": "How many entries a page holds."
          },
          {
            "name": "cursor",
            "field": "cursor",
            "in": "query",
            "type": "string",
            "description": "The `nextCursor` of the page before."
          },
          {
            "name": "mode",
            "field": "mode",
            "in": "query",
            "type": "string",
            "choices": [
              "full",
              "diff"
            ],
            "default": "full",
            "description": "`full` gives each version as a whole, `diff` what it changed over the version before; the first version has added all that it has."
          }
        ],
        "examples": [
          "keepsake collections history col_01KAK7F3V6AAAAAAAAAAAAAAAA --mode diff --limit 20"
        ]
      }
    ],
  },
  {
    name: "entities",
    summary: "What to extract from memories, and from whom. A collection defines properties, an entity type is what records are.",
    commands: () => [
      {
        "line": "entities list",
        "operationId": "listEntityTypes",
        "method": "GET",
        "path": "/api/v1/entities",
        "summary": "List entity types",
        "description": "The types that records have, by name, with how many records there are of each.",
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
            "description": "How many entries a page holds."
          },
          {
            "name": "cursor",
            "field": "cursor",
            "in": "query",
            "type": "string",
            "description": "The `nextCursor` of the page before."
          },
          {
            "name": "archived",
            "field": "archived",
            "in": "query",
            "type": "boolean",
            "description": "Only types that are archived, or only those that are not."
          }
        ],
        "examples": [
          "keepsake entities list --no-archived --limit 20"
        ]
      },
      {
        "line": "entities create",
        "operationId": "createEntityType",
        "method": "POST",
        "path": "/api/v1/entity-types",
        "summary": "Create an entity type",
        "description": "Describes a type before there are records of it. A type that nobody has created is made with its first record, so that nothing has to be.",
        "security": "bearer",
        "writes": true,
        "arguments": [],
        "body": {
          "required": true,
          "first": "name"
        },
        "flags": [
          {
            "name": "name",
            "field": "name",
            "in": "body",
            "type": "string",
            "required": true,
            "description": "What `type` of a record says; letters' case counts."
          },
          {
            "name": "slug",
            "field": "slug",
            "in": "body",
            "type": "string",
            "description": "What programs call it; made from the name when absent."
          },
          {
            "name": "description",
            "field": "description",
            "in": "body",
            "type": "string",
            "description": "What it is a type of."
          },
          {
            "name": "identity-keys",
            "field": "identityKeys",
            "in": "body",
            "type": "list",
            "items": "string",
            "description": "The identity keys that records of this type go by, for people and agents to know; it forbids no other."
          }
        ],
        "examples": [
          "keepsake entities create Project --description 'Work that we do for somebody.' --identity-keys projectId"
        ]
      },
      {
        "line": "entities get",
        "operationId": "getEntityType",
        "method": "GET",
        "path": "/api/v1/entity-types/{id}",
        "summary": "Get an entity type",
        "description": "One type, with how many records there are of it.",
        "security": "bearer",
        "arguments": [
          {
            "name": "id",
            "description": "Id of the entity type."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake entities get typ_01KAK7F3V6AAAAAAAAAAAAAAAA"
        ]
      },
      {
        "line": "entities update",
        "operationId": "updateEntityType",
        "method": "PATCH",
        "path": "/api/v1/entity-types/{id}",
        "summary": "Update an entity type",
        "description": "Changes the fields that are given and leaves the rest. Records and collections go by the name of their type: as long as there are some, it keeps its name (409).",
        "security": "bearer",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the entity type."
          }
        ],
        "body": {
          "required": true,
          "first": "name"
        },
        "flags": [
          {
            "name": "name",
            "field": "name",
            "in": "body",
            "type": "string",
            "description": "What `type` of a record says; letters' case counts."
          },
          {
            "name": "slug",
            "field": "slug",
            "in": "body",
            "type": "string",
            "description": "What programs call it; made from the name when absent."
          },
          {
            "name": "description",
            "field": "description",
            "in": "body",
            "type": "string",
            "description": "What it is a type of; `null` takes it away."
          },
          {
            "name": "identity-keys",
            "field": "identityKeys",
            "in": "body",
            "type": "list",
            "items": "string",
            "description": "The identity keys that records of this type go by, for people and agents to know; it forbids no other."
          }
        ],
        "examples": [
          "keepsake entities update typ_01KAK7F3V6AAAAAAAAAAAAAAAA --description 'Something that may be sold.' --identity-keys crmId"
        ]
      },
      {
        "line": "entities archive",
        "operationId": "archiveEntityType",
        "method": "POST",
        "path": "/api/v1/entity-types/{id}/archive",
        "summary": "Archive an entity type",
        "description": "An archived type takes no new records: what would make one (`memorize`, `batch-memorize`, `upsert`) is a 409. Its records stay as they are, readable, and may be written to. Archiving again answers the same.",
        "security": "bearer",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the entity type."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake entities archive typ_01KAK7F3V6AAAAAAAAAAAAAAAA"
        ]
      },
      {
        "line": "entities unarchive",
        "operationId": "unarchiveEntityType",
        "method": "POST",
        "path": "/api/v1/entity-types/{id}/unarchive",
        "summary": "Unarchive an entity type",
        "description": "The type takes new records again. One that is not archived is answered as it is.",
        "security": "bearer",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the entity type."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake entities unarchive typ_01KAK7F3V6AAAAAAAAAAAAAAAA"
        ]
      }
    ],
  },
  {
    name: "events",
    summary: "Work that goes on after the answer, such as a batch.",
    commands: () => [
      {
        "line": "events list",
        "operationId": "listEvents",
        "method": "GET",
        "path": "/api/v1/events",
        "summary": "List events",
        "description": "Background work of the last 30 days, newest first.",
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
            "description": "How many entries a page holds."
          },
          {
            "name": "cursor",
            "field": "cursor",
            "in": "query",
            "type": "string",
            "description": "The `nextCursor` of the page before."
          },
          {
            "name": "type",
            "field": "type",
            "in": "query",
            "type": "string",
            "description": "Only events of this type, such as `batch_memorize`."
          },
          {
            "name": "status",
            "field": "status",
            "in": "query",
            "type": "string",
            "choices": [
              "queued",
              "processing",
              "completed",
              "partial",
              "failed",
              "cancelled"
            ],
            "description": "Only events in this state."
          },
          {
            "name": "since",
            "field": "since",
            "in": "query",
            "type": "string",
            "description": "Only events made at or after this moment."
          },
          {
            "name": "until",
            "field": "until",
            "in": "query",
            "type": "string",
            "description": "Only events made before this moment."
          }
        ],
        "examples": [
          "keepsake events list --type batch_memorize --limit 20"
        ]
      },
      {
        "line": "events get",
        "operationId": "getEvent",
        "method": "GET",
        "path": "/api/v1/events/{id}",
        "summary": "Get an event",
        "description": "State and progress of one piece of background work.",
        "security": "bearer",
        "arguments": [
          {
            "name": "id",
            "description": "Id of the event."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake events get job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
        ]
      },
      {
        "line": "events details",
        "operationId": "getEventDetails",
        "method": "GET",
        "path": "/api/v1/events/{id}/details",
        "summary": "Get each item's outcome",
        "description": "The items of an event in their order, with what became of each.",
        "security": "bearer",
        "paginated": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the event."
          }
        ],
        "flags": [
          {
            "name": "limit",
            "field": "limit",
            "in": "query",
            "type": "integer",
            "default": 50,
            "description": "How many entries a page holds."
          },
          {
            "name": "cursor",
            "field": "cursor",
            "in": "query",
            "type": "string",
            "description": "The `nextCursor` of the page before."
          },
          {
            "name": "outcome",
            "field": "outcome",
            "in": "query",
            "type": "string",
            "choices": [
              "pending",
              "succeeded",
              "failed"
            ],
            "description": "Only items with this outcome."
          }
        ],
        "examples": [
          "keepsake events details job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --outcome failed --limit 20"
        ]
      },
      {
        "line": "events cancel",
        "operationId": "cancelEvent",
        "method": "POST",
        "path": "/api/v1/events/{id}/cancel",
        "summary": "Cancel an event",
        "description": "Ends background work. What is stored already stays; items that no worker has taken up stay pending and cost nothing. Cancelling again answers the same.",
        "security": "bearer",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the event."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake events cancel job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
        ]
      }
    ],
  },
  {
    name: "webhooks",
    summary: "Events sent to a URL of yours, signed, and tried again until they arrive.",
    commands: () => [
      {
        "line": "webhooks list",
        "operationId": "listWebhooks",
        "method": "GET",
        "path": "/api/v1/webhooks",
        "summary": "List webhook subscriptions",
        "description": "All subscriptions of the live or the test data, oldest first, with the state of their circuit. Secrets are masked.",
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
            "description": "How many entries a page holds."
          },
          {
            "name": "cursor",
            "field": "cursor",
            "in": "query",
            "type": "string",
            "description": "The `nextCursor` of the page before."
          }
        ],
        "examples": [
          "keepsake webhooks list --limit 20"
        ]
      },
      {
        "line": "webhooks create",
        "operationId": "createWebhook",
        "method": "POST",
        "path": "/api/v1/webhooks",
        "summary": "Create a webhook subscription",
        "description": "Sends events of the given types to a URL, signed as Standard Webhooks has it. A test event is sent at once; when it fails, the subscription is saved all the same and `warning` says so. The signing secret is in `secret_current` this once. In live mode the URL has to be https; addresses that are not public are refused. At most 20 for the live and 20 for the test data.",
        "security": "bearer",
        "writes": true,
        "arguments": [],
        "body": {
          "required": true,
          "first": "url"
        },
        "flags": [
          {
            "name": "url",
            "field": "url",
            "in": "body",
            "type": "string",
            "required": true,
            "description": "Where events are posted; https only in live mode, public addresses only."
          },
          {
            "name": "events",
            "field": "events",
            "in": "body",
            "type": "list",
            "items": "string",
            "required": true,
            "description": "`*` for all events, `order.*` for all whose type begins so, or a type such as `order.paid`. What can match no event is refused; where none is known so far, `warning` says so."
          },
          {
            "name": "description",
            "field": "description",
            "in": "body",
            "type": "string",
            "description": "For people."
          },
          {
            "name": "auth",
            "field": "auth",
            "in": "body",
            "type": "json",
            "description": "What is sent beside the signature. It is stored encrypted and never shown."
          },
          {
            "name": "guarantee",
            "field": "guarantee",
            "in": "body",
            "type": "string",
            "choices": [
              "at_least_once",
              "best_effort"
            ],
            "description": "`at_least_once` tries up to 10 times and keeps what fails as a dead letter; `best_effort` tries once."
          },
          {
            "name": "timeout-ms",
            "field": "timeout_ms",
            "in": "body",
            "type": "integer",
            "description": "Milliseconds that the receiver has to answer; 5000 unless said."
          }
        ],
        "examples": [
          "keepsake webhooks create https://hooks.northwind.example/keepsake --events 'record.*'"
        ]
      },
      {
        "line": "webhooks publish",
        "operationId": "publishWebhookEvents",
        "method": "POST",
        "path": "/api/v1/webhooks/events",
        "summary": "Publish events",
        "description": "Sends events of your own to the subscriptions that want them: all of them are taken, or none. An id that was published before is left as it is (`duplicate`), so a call can be made again. Payloads hold no secrets and no personal data, money as integer cents and moments in UTC; the field that breaks this is named. What is larger than 64 KB on the wire is sent as its ids and a `fetch_url`.",
        "security": "bearer",
        "writes": true,
        "arguments": [],
        "body": {
          "required": true,
          "file": {
            "field": "events",
            "as": "items"
          }
        },
        "flags": [
          {
            "name": "events",
            "field": "events",
            "in": "body",
            "type": "json",
            "required": true,
            "description": ""
          }
        ],
        "examples": [
          "keepsake webhooks publish --file events.ndjson"
        ]
      },
      {
        "line": "webhooks event",
        "operationId": "getWebhookEvent",
        "method": "GET",
        "path": "/api/v1/webhooks/events/{id}",
        "summary": "Get an event that was sent",
        "description": "The whole event, also where a delivery had only a reference to it. This is what `fetch_url` names. Kept for 35 days.",
        "security": "bearer",
        "arguments": [
          {
            "name": "id",
            "description": "Id of the event."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake webhooks event evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
        ]
      },
      {
        "line": "webhooks event-types",
        "operationId": "listWebhookEventTypes",
        "method": "GET",
        "path": "/api/v1/webhooks/event-types",
        "summary": "List the types of events",
        "description": "The types of events that the service itself sends, each with the JSON Schema of its `data.object` and an example, and the names of the first 1,000 that the account has published.",
        "security": "bearer",
        "arguments": [],
        "flags": [],
        "examples": [
          "keepsake webhooks event-types"
        ]
      },
      {
        "line": "webhooks get",
        "operationId": "getWebhook",
        "method": "GET",
        "path": "/api/v1/webhooks/{id}",
        "summary": "Get a webhook subscription",
        "description": "Its settings, the state of its circuit and of its secrets, which are masked.",
        "security": "bearer",
        "arguments": [
          {
            "name": "id",
            "description": "Id of the subscription."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake webhooks get whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
        ]
      },
      {
        "line": "webhooks update",
        "operationId": "updateWebhook",
        "method": "PATCH",
        "path": "/api/v1/webhooks/{id}",
        "summary": "Change a webhook subscription",
        "description": "Changes what is given and leaves the rest. What waits is sent to the new URL, whose circuit starts closed. An empty description takes it away.",
        "security": "bearer",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the subscription."
          }
        ],
        "body": {
          "required": true,
          "first": "url"
        },
        "flags": [
          {
            "name": "url",
            "field": "url",
            "in": "body",
            "type": "string",
            "description": "Where events are posted; https only in live mode, public addresses only."
          },
          {
            "name": "events",
            "field": "events",
            "in": "body",
            "type": "list",
            "items": "string",
            "description": "`*` for all events, `order.*` for all whose type begins so, or a type such as `order.paid`. What can match no event is refused; where none is known so far, `warning` says so."
          },
          {
            "name": "description",
            "field": "description",
            "in": "body",
            "type": "string",
            "description": "For people."
          },
          {
            "name": "auth",
            "field": "auth",
            "in": "body",
            "type": "json",
            "description": "What is sent beside the signature. It is stored encrypted and never shown."
          },
          {
            "name": "guarantee",
            "field": "guarantee",
            "in": "body",
            "type": "string",
            "choices": [
              "at_least_once",
              "best_effort"
            ],
            "description": "`at_least_once` tries up to 10 times and keeps what fails as a dead letter; `best_effort` tries once."
          },
          {
            "name": "timeout-ms",
            "field": "timeout_ms",
            "in": "body",
            "type": "integer",
            "description": "Milliseconds that the receiver has to answer; 5000 unless said."
          },
          {
            "name": "expected-version",
            "field": "expected_version",
            "in": "body",
            "type": "integer",
            "description": "The version that this change is about; another one is refused."
          }
        ],
        "examples": [
          "keepsake webhooks update whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --events 'record.created,collection.*'"
        ]
      },
      {
        "line": "webhooks delete",
        "operationId": "deleteWebhook",
        "method": "DELETE",
        "path": "/api/v1/webhooks/{id}",
        "summary": "Delete a webhook subscription",
        "description": "It is gone with its deliveries and its dead letters.",
        "security": "bearer",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the subscription."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake webhooks delete whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
        ]
      },
      {
        "line": "webhooks test",
        "operationId": "testWebhook",
        "method": "POST",
        "path": "/api/v1/webhooks/{id}/test",
        "summary": "Send a test event",
        "description": "Sends one `webhook.tested` event now, whatever the state of the subscription, and says what came back. It is in the history of deliveries, is not tried again, and counts for no circuit.",
        "security": "bearer",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the subscription."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake webhooks test whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
        ]
      },
      {
        "line": "webhooks rotate",
        "operationId": "rotateWebhookSecret",
        "method": "POST",
        "path": "/api/v1/webhooks/{id}/rotate",
        "summary": "Rotate the signing secret",
        "description": "Three phases: from now on every delivery is signed with the new and the old secret; receivers take up the new one within the grace period; then the old one is revoked by itself. The new secret is in `secret_current` this once. Refused while a grace period lasts.",
        "security": "bearer",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the subscription."
          }
        ],
        "body": {
          "required": true,
          "first": "grace_hours"
        },
        "flags": [
          {
            "name": "grace-hours",
            "field": "grace_hours",
            "in": "body",
            "type": "integer",
            "description": "How long both secrets sign; 24 unless said."
          }
        ],
        "examples": [
          "keepsake webhooks rotate whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ 48"
        ]
      },
      {
        "line": "webhooks revoke-previous",
        "operationId": "revokePreviousWebhookSecret",
        "method": "POST",
        "path": "/api/v1/webhooks/{id}/revoke-previous",
        "summary": "Revoke the previous secret",
        "description": "Ends the grace period of a rotation now: only the current secret signs. Without a grace period nothing changes.",
        "security": "bearer",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the subscription."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake webhooks revoke-previous whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
        ]
      },
      {
        "line": "webhooks enable",
        "operationId": "enableWebhook",
        "method": "POST",
        "path": "/api/v1/webhooks/{id}/enable",
        "summary": "Enable a webhook subscription",
        "description": "Sends again, what has waited included, and closes its circuit.",
        "security": "bearer",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the subscription."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake webhooks enable whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
        ]
      },
      {
        "line": "webhooks disable",
        "operationId": "disableWebhook",
        "method": "POST",
        "path": "/api/v1/webhooks/{id}/disable",
        "summary": "Disable a webhook subscription",
        "description": "Sends nothing any more. Deliveries that are under way wait until it is enabled; events that happen meanwhile are not sent to it.",
        "security": "bearer",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the subscription."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake webhooks disable whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
        ]
      },
      {
        "line": "webhooks deliveries",
        "operationId": "listWebhookDeliveries",
        "method": "GET",
        "path": "/api/v1/webhooks/{id}/deliveries",
        "summary": "List the deliveries of a subscription",
        "description": "What was sent and what waits, newest first, test events included. Kept for 35 days.",
        "security": "bearer",
        "paginated": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the subscription."
          }
        ],
        "flags": [
          {
            "name": "limit",
            "field": "limit",
            "in": "query",
            "type": "integer",
            "default": 50,
            "description": "How many entries a page holds."
          },
          {
            "name": "cursor",
            "field": "cursor",
            "in": "query",
            "type": "string",
            "description": "The `nextCursor` of the page before."
          },
          {
            "name": "status",
            "field": "status",
            "in": "query",
            "type": "string",
            "choices": [
              "queued",
              "sending",
              "retrying",
              "deferred",
              "succeeded",
              "failed",
              "dead_lettered"
            ],
            "description": "Only deliveries in this state."
          },
          {
            "name": "event-type",
            "field": "event_type",
            "in": "query",
            "type": "string",
            "description": "Only deliveries of this type of event."
          },
          {
            "name": "since",
            "field": "since",
            "in": "query",
            "type": "string",
            "description": "Only deliveries made at or after this moment."
          },
          {
            "name": "until",
            "field": "until",
            "in": "query",
            "type": "string",
            "description": "Only deliveries made before this moment."
          }
        ],
        "examples": [
          "keepsake webhooks deliveries whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --status failed --limit 20"
        ]
      },
      {
        "line": "webhooks metrics",
        "operationId": "getWebhookMetrics",
        "method": "GET",
        "path": "/api/v1/webhooks/metrics",
        "summary": "Get the metrics of deliveries",
        "description": "How deliveries of the latest hours went, each metric with what it should be, and the alerts that stand now. Test events do not count.",
        "security": "bearer",
        "arguments": [],
        "flags": [
          {
            "name": "hours",
            "field": "hours",
            "in": "query",
            "type": "integer",
            "default": 24,
            "description": "How far back to look; what waits is counted whenever it came."
          }
        ],
        "examples": [
          "keepsake webhooks metrics --hours 24"
        ]
      },
      {
        "line": "webhooks dead-letters",
        "operationId": "listWebhookDeadLetters",
        "method": "GET",
        "path": "/api/v1/webhooks/dead-letters",
        "summary": "List dead letters",
        "description": "Deliveries that no attempt brought through, newest first. Kept for 30 days.",
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
            "description": "How many entries a page holds."
          },
          {
            "name": "cursor",
            "field": "cursor",
            "in": "query",
            "type": "string",
            "description": "The `nextCursor` of the page before."
          },
          {
            "name": "subscription-id",
            "field": "subscription_id",
            "in": "query",
            "type": "string",
            "description": "Only those of this subscription."
          },
          {
            "name": "event-type",
            "field": "event_type",
            "in": "query",
            "type": "string",
            "description": "Only those of this type of event."
          },
          {
            "name": "reason",
            "field": "reason",
            "in": "query",
            "type": "string",
            "choices": [
              "attempts_exhausted",
              "rejected",
              "blocked",
              "gone",
              "circuit_open"
            ],
            "description": "Only those with this reason."
          },
          {
            "name": "replayed",
            "field": "replayed",
            "in": "query",
            "type": "boolean",
            "description": "Only those that were sent again, or that were not."
          },
          {
            "name": "since",
            "field": "since",
            "in": "query",
            "type": "string",
            "description": "Only those made at or after this moment."
          },
          {
            "name": "until",
            "field": "until",
            "in": "query",
            "type": "string",
            "description": "Only those made before this moment."
          }
        ],
        "examples": [
          "keepsake webhooks dead-letters --subscription-id whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --limit 20"
        ]
      },
      {
        "line": "webhooks purge-dead-letters",
        "operationId": "purgeWebhookDeadLetters",
        "method": "DELETE",
        "path": "/api/v1/webhooks/dead-letters",
        "summary": "Purge dead letters",
        "description": "Drops the dead letters that the filter takes; without one, all of them. Their deliveries stay in the history.",
        "security": "bearer",
        "writes": true,
        "arguments": [],
        "flags": [
          {
            "name": "subscription-id",
            "field": "subscription_id",
            "in": "query",
            "type": "string",
            "description": "Only those of this subscription."
          },
          {
            "name": "event-type",
            "field": "event_type",
            "in": "query",
            "type": "string",
            "description": "Only those of this type of event."
          },
          {
            "name": "reason",
            "field": "reason",
            "in": "query",
            "type": "string",
            "choices": [
              "attempts_exhausted",
              "rejected",
              "blocked",
              "gone",
              "circuit_open"
            ],
            "description": "Only those with this reason."
          },
          {
            "name": "replayed",
            "field": "replayed",
            "in": "query",
            "type": "boolean",
            "description": "Only those that were sent again, or that were not."
          },
          {
            "name": "since",
            "field": "since",
            "in": "query",
            "type": "string",
            "description": "Only those made at or after this moment."
          },
          {
            "name": "until",
            "field": "until",
            "in": "query",
            "type": "string",
            "description": "Only those made before this moment."
          }
        ],
        "examples": [
          "keepsake webhooks purge-dead-letters --subscription-id whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
        ]
      },
      {
        "line": "webhooks export-dead-letters",
        "operationId": "exportWebhookDeadLetters",
        "method": "GET",
        "path": "/api/v1/webhooks/dead-letters/export",
        "summary": "Export dead letters as a stream",
        "description": "The dead letters that the filter takes, oldest first, one JSON object a line, each with its event as it was to be sent, whole. The last line is `end` with their number; a stream without it is not whole, and one that fails in the middle ends with `error`.",
        "security": "bearer",
        "lines": true,
        "arguments": [],
        "flags": [
          {
            "name": "subscription-id",
            "field": "subscription_id",
            "in": "query",
            "type": "string",
            "description": "Only those of this subscription."
          },
          {
            "name": "event-type",
            "field": "event_type",
            "in": "query",
            "type": "string",
            "description": "Only those of this type of event."
          },
          {
            "name": "reason",
            "field": "reason",
            "in": "query",
            "type": "string",
            "choices": [
              "attempts_exhausted",
              "rejected",
              "blocked",
              "gone",
              "circuit_open"
            ],
            "description": "Only those with this reason."
          },
          {
            "name": "replayed",
            "field": "replayed",
            "in": "query",
            "type": "boolean",
            "description": "Only those that were sent again, or that were not."
          },
          {
            "name": "since",
            "field": "since",
            "in": "query",
            "type": "string",
            "description": "Only those made at or after this moment."
          },
          {
            "name": "until",
            "field": "until",
            "in": "query",
            "type": "string",
            "description": "Only those made before this moment."
          }
        ],
        "examples": [
          "keepsake webhooks export-dead-letters --subscription-id whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
        ]
      },
      {
        "line": "webhooks replay-dead-letters",
        "operationId": "replayWebhookDeadLetters",
        "method": "POST",
        "path": "/api/v1/webhooks/dead-letters/replay",
        "summary": "Send dead letters again",
        "description": "Sends those again that the filter takes and that were not yet, up to 10,000 a call; `more` says whether there are others. Events keep their ids, and all attempts are before them. Behind first attempts, so that what happens now is not held up.",
        "security": "bearer",
        "writes": true,
        "arguments": [],
        "body": {
          "required": true,
          "first": "subscription_id"
        },
        "flags": [
          {
            "name": "subscription-id",
            "field": "subscription_id",
            "in": "body",
            "type": "string",
            "description": "Only those of this subscription."
          },
          {
            "name": "event-type",
            "field": "event_type",
            "in": "body",
            "type": "string",
            "description": "`<resource>.<past_tense_verb>`."
          },
          {
            "name": "reason",
            "field": "reason",
            "in": "body",
            "type": "string",
            "choices": [
              "attempts_exhausted",
              "rejected",
              "blocked",
              "gone",
              "circuit_open"
            ],
            "description": "`attempts_exhausted`: the tenth attempt failed; `rejected`: an answer that another attempt would not change; `blocked`: the address may not be called; `gone`: the receiver answered 410; `circuit_open`: its circuit was open for 72 hours."
          },
          {
            "name": "since",
            "field": "since",
            "in": "body",
            "type": "string",
            "description": "A moment, ISO 8601."
          },
          {
            "name": "until",
            "field": "until",
            "in": "body",
            "type": "string",
            "description": "A moment, ISO 8601."
          }
        ],
        "examples": [
          "keepsake webhooks replay-dead-letters --since 2026-11-20T00:00:00Z"
        ]
      },
      {
        "line": "webhooks replay-dead-letter",
        "operationId": "replayWebhookDeadLetter",
        "method": "POST",
        "path": "/api/v1/webhooks/dead-letters/{id}/replay",
        "summary": "Send a dead letter again",
        "description": "Sends it again with all its attempts before it; the event keeps its id. When that fails too, there is a new dead letter.",
        "security": "bearer",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the dead letter."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake webhooks replay-dead-letter dlq_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
        ]
      },
      {
        "line": "webhooks delivery",
        "operationId": "getWebhookDelivery",
        "method": "GET",
        "path": "/api/v1/webhooks/{id}/deliveries/{deliveryId}",
        "summary": "Get a delivery",
        "description": "Where it stands, with what each of its attempts met.",
        "security": "bearer",
        "arguments": [
          {
            "name": "id",
            "description": "Id of the subscription."
          },
          {
            "name": "delivery-id",
            "description": "Id of the delivery."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake webhooks delivery whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
        ]
      },
      {
        "line": "webhooks retry",
        "operationId": "retryWebhookDelivery",
        "method": "POST",
        "path": "/api/v1/webhooks/{id}/deliveries/{deliveryId}/retry",
        "summary": "Send a delivery again",
        "description": "Sends it now, whatever became of it, with all its attempts before it; the event keeps its id. A test event is not sent again.",
        "security": "bearer",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the subscription."
          },
          {
            "name": "delivery-id",
            "description": "Id of the delivery."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake webhooks retry whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
        ]
      }
    ],
  },
  {
    name: "auth",
    summary: "Register an agent, and see account, plan and usage.",
    commands: () => [
      {
        "line": "auth register",
        "operationId": "registerAgent",
        "method": "POST",
        "path": "/auth/agent",
        "summary": "Register an agent account",
        "description": "Makes a new organization with one agent and answers with its key, this once. Register only when you have no key: a second account does not see the data of the first. Whether a server registers at all is its `SIGNUP` setting; calls are limited by address.",
        "security": "none",
        "writes": true,
        "arguments": [],
        "body": {
          "required": true,
          "first": "name"
        },
        "flags": [
          {
            "name": "x-signup-token",
            "field": "X-Signup-Token",
            "in": "header",
            "type": "string",
            "description": "The server's `SIGNUP_TOKEN`, when it registers by token."
          },
          {
            "name": "name",
            "field": "name",
            "in": "body",
            "type": "string",
            "required": true,
            "description": "What the agent is called, 1 to 100 characters."
          }
        ],
        "examples": [
          "keepsake auth register research-agent"
        ]
      },
      {
        "line": "auth me",
        "operationId": "getAgent",
        "method": "GET",
        "path": "/auth/me",
        "summary": "Verify the key",
        "description": "The account that the key belongs to.",
        "security": "bearer",
        "arguments": [],
        "flags": [],
        "examples": [
          "keepsake auth me"
        ]
      }
    ],
  },
  {
    name: "account",
    summary: "Register an agent, and see account, plan and usage.",
    commands: () => [
      {
        "line": "account me",
        "operationId": "getMe",
        "method": "GET",
        "path": "/api/v1/me",
        "summary": "Account and plan limits",
        "description": "The organization, key, member, plan and credits behind the call.",
        "security": "bearer",
        "arguments": [],
        "flags": [],
        "examples": [
          "keepsake account me"
        ]
      },
      {
        "line": "account usage",
        "operationId": "getCurrentUsage",
        "method": "GET",
        "path": "/api/v1/usage/current",
        "summary": "Usage in the current minute and month",
        "description": "Calls against the plan's limits, and credits used this month by operation.",
        "security": "bearer",
        "arguments": [],
        "flags": [],
        "examples": [
          "keepsake account usage"
        ]
      }
    ],
  },
  {
    name: "admin",
    summary: "For the operator of the server, with its internal key.",
    commands: () => [
      {
        "line": "admin organizations",
        "operationId": "adminListOrganizations",
        "method": "GET",
        "path": "/api/v1/admin/organizations",
        "summary": "List the server's organizations",
        "description": "All organizations, oldest first.",
        "security": "internal",
        "paginated": true,
        "arguments": [],
        "flags": [
          {
            "name": "limit",
            "field": "limit",
            "in": "query",
            "type": "integer",
            "default": 50,
            "description": "How many entries a page holds."
          },
          {
            "name": "cursor",
            "field": "cursor",
            "in": "query",
            "type": "string",
            "description": "The `nextCursor` of the page before."
          }
        ],
        "examples": [
          "keepsake admin organizations --limit 20"
        ]
      },
      {
        "line": "admin plan",
        "operationId": "adminUpdateOrganization",
        "method": "PATCH",
        "path": "/api/v1/admin/organizations/{id}",
        "summary": "Change an organization's plan",
        "description": "Takes effect with the next call of the organization, on every replica.",
        "security": "internal",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the organization."
          }
        ],
        "body": {
          "required": true,
          "first": "plan"
        },
        "flags": [
          {
            "name": "plan",
            "field": "plan",
            "in": "body",
            "type": "string",
            "choices": [
              "free",
              "pro",
              "scale",
              "unlimited"
            ],
            "required": true,
            "description": ""
          }
        ],
        "examples": [
          "keepsake admin plan org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ pro"
        ]
      },
      {
        "line": "admin grant",
        "operationId": "adminGrantCredits",
        "method": "POST",
        "path": "/api/v1/admin/organizations/{id}/credits",
        "summary": "Grant credits",
        "description": "Adds credits to an organization's live or test balance. A negative amount takes credits away, down to zero.",
        "security": "internal",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the organization."
          }
        ],
        "body": {
          "required": true,
          "first": "credits"
        },
        "flags": [
          {
            "name": "credits",
            "field": "credits",
            "in": "body",
            "type": "integer",
            "required": true,
            "description": "-1000000000000 to 1000000000000."
          },
          {
            "name": "livemode",
            "field": "livemode",
            "in": "body",
            "type": "boolean",
            "default": true,
            "description": ""
          },
          {
            "name": "reason",
            "field": "reason",
            "in": "body",
            "type": "string",
            "description": ""
          }
        ],
        "examples": [
          "keepsake admin grant org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ 50000 --reason 'Invoice 4711'"
        ]
      },
      {
        "line": "admin keys list",
        "operationId": "adminListKeys",
        "method": "GET",
        "path": "/api/v1/admin/organizations/{id}/keys",
        "summary": "List an organization's keys",
        "description": "All keys with their role, without their secrets, oldest first.",
        "security": "internal",
        "paginated": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the organization."
          }
        ],
        "flags": [
          {
            "name": "limit",
            "field": "limit",
            "in": "query",
            "type": "integer",
            "default": 50,
            "description": "How many entries a page holds."
          },
          {
            "name": "cursor",
            "field": "cursor",
            "in": "query",
            "type": "string",
            "description": "The `nextCursor` of the page before."
          }
        ],
        "examples": [
          "keepsake admin keys list org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --limit 20"
        ]
      },
      {
        "line": "admin keys create",
        "operationId": "adminCreateKey",
        "method": "POST",
        "path": "/api/v1/admin/organizations/{id}/keys",
        "summary": "Create a key",
        "description": "Makes a key with a role of its own for an organization's live or test data. The key is shown this once.",
        "security": "internal",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the organization."
          }
        ],
        "body": {
          "required": true,
          "first": "name"
        },
        "flags": [
          {
            "name": "name",
            "field": "name",
            "in": "body",
            "type": "string",
            "required": true,
            "description": ""
          },
          {
            "name": "role",
            "field": "role",
            "in": "body",
            "type": "string",
            "choices": [
              "owner",
              "admin",
              "member",
              "viewer"
            ],
            "description": ""
          },
          {
            "name": "scopes",
            "field": "scopes",
            "in": "body",
            "type": "list",
            "items": "string",
            "choices": [
              "memory:read",
              "memory:write",
              "collections:read",
              "collections:write",
              "entity-types:read",
              "entity-types:write",
              "events:read",
              "events:write",
              "webhooks:read",
              "webhooks:write",
              "webhooks:publish",
              "account:read"
            ],
            "description": "Only these of the role's permissions; all of them when empty."
          },
          {
            "name": "livemode",
            "field": "livemode",
            "in": "body",
            "type": "boolean",
            "default": true,
            "description": ""
          },
          {
            "name": "expires-at",
            "field": "expiresAt",
            "in": "body",
            "type": "string",
            "description": "A moment, ISO 8601."
          }
        ],
        "examples": [
          "keepsake admin keys create org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ ci --role viewer"
        ]
      },
      {
        "line": "admin keys revoke",
        "operationId": "adminRevokeKey",
        "method": "DELETE",
        "path": "/api/v1/admin/organizations/{id}/keys/{keyId}",
        "summary": "Revoke a key",
        "description": "The key stops working with the next call, on every replica. Revoking it again changes nothing.",
        "security": "internal",
        "writes": true,
        "arguments": [
          {
            "name": "id",
            "description": "Id of the organization."
          },
          {
            "name": "key-id",
            "description": "Id of the key."
          }
        ],
        "flags": [],
        "examples": [
          "keepsake admin keys revoke org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
        ]
      }
    ],
  },
  {
    name: "service",
    summary: "Whether the server is up.",
    commands: () => [
      {
        "line": "service health",
        "operationId": "getHealth",
        "method": "GET",
        "path": "/healthz",
        "summary": "Is the process alive",
        "description": "Answers as long as the process can answer at all; it asks no database.",
        "security": "none",
        "arguments": [],
        "flags": [],
        "examples": [
          "keepsake service health"
        ]
      },
      {
        "line": "service ready",
        "operationId": "getReadiness",
        "method": "GET",
        "path": "/readyz",
        "summary": "Can the server take requests",
        "description": "Answers 200 once migrations are applied and the database answers, and 503 before that and while the server stops.",
        "security": "none",
        "arguments": [],
        "flags": [],
        "examples": [
          "keepsake service ready"
        ]
      }
    ],
  },
]
