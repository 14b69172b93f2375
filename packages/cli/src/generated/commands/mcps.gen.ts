// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "mcps list",
    "operationId": "listMcpServers",
    "method": "GET",
    "path": "/api/v1/mcps",
    "summary": "List MCP servers",
    "description": "Lists the MCP servers of the organization with their tools, oldest first. The values of headers are never returned.",
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
      "keepsake mcps list --limit 20"
    ]
  },
  {
    "line": "mcps create",
    "operationId": "createMcpServer",
    "method": "POST",
    "path": "/api/v1/mcps",
    "summary": "Add an MCP server",
    "description": "Adds a server that offers tools over the Model Context Protocol, and lists its tools. Prompts, responses and agents that name it in `mcps` can then call them. The tools of the first listing are enabled. If the server cannot be reached, it is still saved, with the status `failed` and the reason. In live mode the URL must use https. Addresses that are not public are refused, and redirects are not followed. The limit is 20 servers for live data and 20 for test data.",
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
        "description": "The display name, one line."
      },
      {
        "name": "slug",
        "field": "slug",
        "in": "body",
        "type": "string",
        "description": "The first part of the names of its tools, `slug__tool`. It is unique in the organization and cannot be changed later. Made from the name if absent."
      },
      {
        "name": "url",
        "field": "url",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The URL of the Streamable HTTP endpoint. In live mode it must use https."
      },
      {
        "name": "transport",
        "field": "transport",
        "in": "body",
        "type": "string",
        "choices": [
          "http"
        ],
        "default": "http",
        "description": "How to connect: `http` is Streamable HTTP."
      },
      {
        "name": "headers",
        "field": "headers",
        "in": "body",
        "type": "json",
        "description": "Headers that are sent with each request, such as `Authorization`. The values are stored encrypted and never returned. Headers of HTTP and MCP themselves cannot be set."
      },
      {
        "name": "enabled",
        "field": "enabled",
        "in": "body",
        "type": "boolean",
        "default": true,
        "description": "Whether models can call its tools. A disabled server is not called."
      }
    ],
    "examples": [
      "keepsake mcps create Orders --url https://mcp.northwind.example/mcp --headers '{\"Authorization\":\"Bearer 5up3r-53cr3t\"}'"
    ]
  },
  {
    "line": "mcps test",
    "operationId": "testMcpServer",
    "method": "POST",
    "path": "/api/v1/mcps/test-ssrf",
    "summary": "Test the URL of an MCP server",
    "description": "Checks whether the service may call a URL, and whether an MCP server answers there. Stores nothing. `checks` has each check in order, up to the first one that failed, and what to do about it.",
    "security": "bearer",
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
        "description": "The URL of the Streamable HTTP endpoint. In live mode it must use https."
      },
      {
        "name": "transport",
        "field": "transport",
        "in": "body",
        "type": "string",
        "choices": [
          "http"
        ],
        "default": "http",
        "description": "How to connect: `http` is Streamable HTTP."
      },
      {
        "name": "headers",
        "field": "headers",
        "in": "body",
        "type": "json",
        "description": "Headers that are sent with each request, such as `Authorization`. The values are stored encrypted and never returned. Headers of HTTP and MCP themselves cannot be set."
      }
    ],
    "examples": [
      "keepsake mcps test https://mcp.northwind.example/mcp"
    ]
  },
  {
    "line": "mcps update",
    "operationId": "updateMcpServer",
    "method": "PATCH",
    "path": "/api/v1/mcps/{id}",
    "summary": "Update an MCP server",
    "description": "Changes the given fields and keeps the others. A new URL, new headers or `enabled: true` list the tools again, as refresh-tools does. With `expectedVersion`, the call returns 409 with `currentVersion` if someone else changed the server first.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the MCP server."
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
        "description": "The display name, one line."
      },
      {
        "name": "url",
        "field": "url",
        "in": "body",
        "type": "string",
        "description": "The URL of the Streamable HTTP endpoint. In live mode it must use https."
      },
      {
        "name": "headers",
        "field": "headers",
        "in": "body",
        "type": "json",
        "description": "Replaces all headers. An empty object removes them."
      },
      {
        "name": "enabled",
        "field": "enabled",
        "in": "body",
        "type": "boolean",
        "description": "Whether models can call its tools. A disabled server is not called."
      },
      {
        "name": "expected-version",
        "field": "expectedVersion",
        "in": "body",
        "type": "integer",
        "description": "Return 409 unless the server has this version."
      }
    ],
    "examples": [
      "keepsake mcps update mcp_01KAK7F3V6R6T1Q7S0G9Y5N2WZ 'Order desk'"
    ]
  },
  {
    "line": "mcps delete",
    "operationId": "deleteMcpServer",
    "method": "DELETE",
    "path": "/api/v1/mcps/{id}",
    "summary": "Delete an MCP server",
    "description": "Deletes the server with its headers and tools. Agents that name it run without its tools. To keep it, disable it instead.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the MCP server."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake mcps delete mcp_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "mcps refresh-tools",
    "operationId": "refreshMcpServerTools",
    "method": "POST",
    "path": "/api/v1/mcps/{id}/refresh-tools",
    "summary": "Refresh the tools of an MCP server",
    "description": "Lists the tools of the server again and reports the difference. Tools that are new since the first listing are off until they are enabled. A tool whose description or input schema changed keeps `enabled`, gets `needsReview`, and cannot be called until the change is approved; `approved` has what was approved before. Owners are notified of both. If the server cannot be reached, its status is `failed` and its tools stay as they are.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the MCP server."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake mcps refresh-tools mcp_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "mcps update-tools",
    "operationId": "updateMcpServerTools",
    "method": "PATCH",
    "path": "/api/v1/mcps/{id}/tools",
    "summary": "Update the tools of an MCP server",
    "description": "Enables and disables tools, and approves changed ones. Pass `expectedVersion` to approve exactly what you have read: the call returns 409 with `currentVersion` if the tools changed since.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the MCP server."
      }
    ],
    "body": {
      "required": true,
      "file": {
        "field": "tools",
        "as": "items"
      }
    },
    "flags": [
      {
        "name": "tools",
        "field": "tools",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The tools to change. Others stay as they are."
      },
      {
        "name": "expected-version",
        "field": "expectedVersion",
        "in": "body",
        "type": "integer",
        "description": "Return 409 unless the server has this version."
      }
    ],
    "examples": [
      "keepsake mcps update-tools mcp_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --tools '[{\"name\":\"search_orders\",\"approved\":true}]'"
    ]
  }
]
