// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "rag ingest",
    "operationId": "ingestDocuments",
    "method": "POST",
    "path": "/api/v1/rag/ingest",
    "summary": "Add documents to a project",
    "description": "Returns an `eventId` at once and reads the documents in the background: text, Markdown, HTML, PDF and Word. Each is split into chunks by its headings, pages and sentences. A document with the `id` of an existing one replaces it. The event shows the progress; its details show the outcome of each document. If the server stops, the work resumes when it starts again.",
    "security": "bearer",
    "writes": true,
    "event": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "project",
      "file": {
        "field": "documents",
        "as": "items"
      }
    },
    "flags": [
      {
        "name": "project",
        "field": "project",
        "in": "body",
        "type": "string",
        "description": "Name of the project. It is created if it does not exist. Pass either project or projectId."
      },
      {
        "name": "project-id",
        "field": "projectId",
        "in": "body",
        "type": "string",
        "description": "ID of the project."
      },
      {
        "name": "documents",
        "field": "documents",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The documents, at most 32 MB together."
      }
    ],
    "examples": [
      "keepsake rag ingest leave.md contract.pdf --project Handbook",
      "keepsake rag ingest --file documents.ndjson --project Handbook --wait"
    ]
  },
  {
    "line": "rag search",
    "operationId": "searchDocuments",
    "method": "POST",
    "path": "/api/v1/rag/search",
    "summary": "Search the documents of projects",
    "description": "Ranks the chunks of documents by how well they answer `query`, in one project or in all. In one project, chunks near in meaning fill the page after those that match, with low scores. With `generateAnswer`, the response also has an answer with its citations, unless no chunk answers the question; then only the search is charged.",
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
        "required": true,
        "description": "The question or the words."
      },
      {
        "name": "project",
        "field": "project",
        "in": "body",
        "type": "string",
        "description": "Name of the project, exactly as it was created."
      },
      {
        "name": "project-id",
        "field": "projectId",
        "in": "body",
        "type": "string",
        "description": "ID of the project."
      },
      {
        "name": "limit",
        "field": "limit",
        "in": "body",
        "type": "integer",
        "default": 10,
        "description": "The maximum number of chunks."
      },
      {
        "name": "filters",
        "field": "filters",
        "in": "body",
        "type": "json",
        "description": "Which documents are searched. All if absent."
      },
      {
        "name": "min-score",
        "field": "minScore",
        "in": "body",
        "type": "number",
        "description": "Only chunks with at least this score."
      },
      {
        "name": "generate-answer",
        "field": "generateAnswer",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Whether to also answer the question from the chunks, with citations."
      }
    ],
    "examples": [
      "keepsake rag search 'How much paid leave do I have a year?' --project Handbook --limit 5 --generate-answer"
    ]
  },
  {
    "line": "rag projects",
    "operationId": "listRagProjects",
    "method": "GET",
    "path": "/api/v1/rag/projects",
    "summary": "List the projects with documents",
    "description": "Lists the projects, oldest first, with the numbers of their documents and chunks.",
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
      }
    ],
    "examples": [
      "keepsake rag projects --limit 20"
    ]
  },
  {
    "line": "rag delete",
    "operationId": "deleteDocuments",
    "method": "POST",
    "path": "/api/v1/rag/delete",
    "summary": "Delete documents of a project",
    "description": "Deletes documents by their ids. They are no longer found from then on. Ids that do not exist are returned as `notFound`.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "project"
    },
    "flags": [
      {
        "name": "project",
        "field": "project",
        "in": "body",
        "type": "string",
        "description": "Name of the project, exactly as it was created."
      },
      {
        "name": "project-id",
        "field": "projectId",
        "in": "body",
        "type": "string",
        "description": "ID of the project."
      },
      {
        "name": "document-ids",
        "field": "documentIds",
        "in": "body",
        "type": "list",
        "items": "string",
        "required": true,
        "description": "The documents to delete."
      }
    ],
    "examples": [
      "keepsake rag delete Handbook --document-ids leave"
    ]
  },
  {
    "line": "rag delete-project",
    "operationId": "deleteRagProject",
    "method": "POST",
    "path": "/api/v1/rag/delete-project",
    "summary": "Delete a project with its documents",
    "description": "Deletes a project with all its documents. They are no longer found from then on. The name can be used again at once.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "project"
    },
    "flags": [
      {
        "name": "project",
        "field": "project",
        "in": "body",
        "type": "string",
        "description": "Name of the project, exactly as it was created."
      },
      {
        "name": "project-id",
        "field": "projectId",
        "in": "body",
        "type": "string",
        "description": "ID of the project."
      }
    ],
    "examples": [
      "keepsake rag delete-project Handbook"
    ]
  },
  {
    "line": "rag configure",
    "operationId": "configureExternalRag",
    "method": "POST",
    "path": "/api/v1/external-rag/config",
    "summary": "Configure an external source",
    "description": "Creates a source that is searched over HTTP, or changes the one with the same `name`. A change replaces all settings; without `headers`, the stored ones are kept as long as the origin of the URL is the same. Header values are encrypted and never returned.",
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
        "description": "Name of the source."
      },
      {
        "name": "kind",
        "field": "kind",
        "in": "body",
        "type": "string",
        "choices": [
          "http"
        ],
        "default": "http",
        "description": "The kind of source."
      },
      {
        "name": "url",
        "field": "url",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The URL to call. Live data needs https."
      },
      {
        "name": "method",
        "field": "method",
        "in": "body",
        "type": "string",
        "choices": [
          "GET",
          "POST"
        ],
        "default": "POST",
        "description": "The HTTP method."
      },
      {
        "name": "headers",
        "field": "headers",
        "in": "body",
        "type": "json",
        "description": "Headers of the call, such as an API key. They are encrypted and never returned."
      },
      {
        "name": "query-template",
        "field": "queryTemplate",
        "in": "body",
        "type": "string",
        "description": "For POST, the JSON body; for GET, the query string. `{{query}}` and `{{limit}}` are replaced and escaped. By default `{\"query\": \"{{query}}\", \"limit\": {{limit}}}` or `query={{query}}&limit={{limit}}`."
      },
      {
        "name": "result-path",
        "field": "resultPath",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "Path to the list of results in the response, such as `data.hits`. Empty if the response is the list."
      },
      {
        "name": "content-path",
        "field": "contentPath",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "Path to the text in a result, such as `document.text`. Empty if each result is a text."
      },
      {
        "name": "score-path",
        "field": "scorePath",
        "in": "body",
        "type": "string",
        "description": "Path to the score in a result. Results are ordered by it, the highest first. By default, the order of the response counts."
      },
      {
        "name": "timeout-ms",
        "field": "timeoutMs",
        "in": "body",
        "type": "integer",
        "default": 5000,
        "description": "How long the source may take, in milliseconds."
      },
      {
        "name": "enabled",
        "field": "enabled",
        "in": "body",
        "type": "boolean",
        "default": true,
        "description": "Whether searches call the source."
      },
      {
        "name": "expected-version",
        "field": "expectedVersion",
        "in": "body",
        "type": "integer",
        "description": "The version that you read; 0 if the source must not exist. If it differs, the call returns 409."
      }
    ],
    "examples": [
      "keepsake rag configure Wiki --kind http --url https://wiki.northwind.example/search --method POST --headers '{\"authorization\":\"Bearer 4711\"}' --query-template '{\"q\": \"{{query}}\", \"size\": {{limit}}}' --result-path hits --content-path text --score-path score"
    ]
  },
  {
    "line": "rag sources",
    "operationId": "listExternalRagSources",
    "method": "GET",
    "path": "/api/v1/external-rag/sources",
    "summary": "List external sources",
    "description": "Lists the external sources, oldest first, with the names of their headers. Header values are never returned.",
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
      }
    ],
    "examples": [
      "keepsake rag sources --limit 20"
    ]
  },
  {
    "line": "rag delete-source",
    "operationId": "deleteExternalRagSource",
    "method": "DELETE",
    "path": "/api/v1/external-rag/sources/{sourceId}",
    "summary": "Delete an external source",
    "description": "Deletes a source with its headers. Searches no longer call it. Its name can be used again at once.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "source-id",
        "description": "ID of the source."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake rag delete-source ext_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "rag search-all",
    "operationId": "searchExternalRag",
    "method": "POST",
    "path": "/api/v1/external-rag/search",
    "summary": "Search external sources and projects together",
    "description": "Searches the external sources and your projects at the same time, and merges the results by their ranks. A source that fails or is slow is reported in `sources`; the others still answer.",
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
        "required": true,
        "description": "The question or the words."
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
        "name": "sources",
        "field": "sources",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Only these external sources. By default, all enabled ones, at most 20."
      },
      {
        "name": "include-projects",
        "field": "includeProjects",
        "in": "body",
        "type": "boolean",
        "default": true,
        "description": "Whether to search your projects too."
      },
      {
        "name": "project",
        "field": "project",
        "in": "body",
        "type": "string",
        "description": "Name of the project, exactly as it was created."
      },
      {
        "name": "project-id",
        "field": "projectId",
        "in": "body",
        "type": "string",
        "description": "ID of the project."
      }
    ],
    "examples": [
      "keepsake rag search-all 'How much paid leave do I have?' --limit 10"
    ]
  },
  {
    "line": "rag test",
    "operationId": "testExternalRag",
    "method": "POST",
    "path": "/api/v1/external-rag/test",
    "summary": "Test an external source step by step",
    "description": "Calls a source with a query and reports each step: whether its host may be called, the connection, the status, the JSON, and the three paths. Stops at the first step that fails.",
    "security": "bearer",
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
        "description": "Name of the source."
      },
      {
        "name": "query",
        "field": "query",
        "in": "body",
        "type": "string",
        "default": "test",
        "description": "The query to send."
      }
    ],
    "examples": [
      "keepsake rag test Wiki --query leave"
    ]
  }
]
