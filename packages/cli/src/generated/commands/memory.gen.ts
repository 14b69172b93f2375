// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
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
        "description": "The text to keep, up to 200 kB; more than white space."
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
      "keepsake memory batch --defaults '{\"tags\":[\"memory\"],\"extract\":false}' --file records.ndjson --wait"
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
    "description": "Compares the words that tell most of the record's memories (or of `text`), and its property values, with those of other records of the same type; says of each one which words and values it shares. A `score` of 0.7 and more is `very_similar`, of 0.35 `similar`, of 0.2 `somewhat_similar`; what is below is not listed. No model is involved.",
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
    "description": "The same comparison as `similar` over all records, put into its three tiers (scores from 0.7, 0.35 and 0.2) with their counts. Up to 5,000 records are compared by their words and as many by their values.",
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
      "keepsake memory delete --email dana.reyes@northwind.example --tags memory"
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
    "description": "Restores all that a deletion took, within 30 days. When a key of a deleted record was given to another record meanwhile the answer is 409 with `recordIds` naming that one; so it is when the 30 days are over or the deletion is already cancelled. Beyond 5,000 memories the rest goes in the background, as the event `eventId` tells.",
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
    "description": "Adds what the lines of an export tell to what is there, with its times, history and ids, and changes nothing that is there: the same lines again add nothing. No model is asked. A record is found by its id, then by its keys; a memory that its record has already and a property that it has or had are left as they are. An id that is in use, by another organization of this server or by something that was deleted, is replaced by one derived from it. Everything of a call is added, or nothing; lines that cannot be are named in `problems`.",
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
]
