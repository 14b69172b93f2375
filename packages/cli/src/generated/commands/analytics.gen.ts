// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "analytics overview",
    "operationId": "getUsageOverview",
    "method": "POST",
    "path": "/api/v1/analytics/overview",
    "summary": "Get an overview of usage",
    "description": "Returns the usage of a range: the totals, those of the same time before, the usage of each hour, day or month, with zeros if there is none, and the largest groups. Times are in UTC; the range is extended to whole steps. With the header `Accept: text/csv`, the response is the groups if `groupBy` is given, otherwise the series. Costs nothing.",
    "security": "bearer",
    "arguments": [],
    "body": {
      "required": true,
      "first": "from"
    },
    "flags": [
      {
        "name": "from",
        "field": "from",
        "in": "body",
        "type": "string",
        "description": "The beginning of the range, inclusive, in UTC, so it ends with `Z`. By default 24 hours, 30 days or 12 months before `to`, depending on `granularity`."
      },
      {
        "name": "to",
        "field": "to",
        "in": "body",
        "type": "string",
        "description": "The end of the range, exclusive, in UTC. The current time by default."
      },
      {
        "name": "granularity",
        "field": "granularity",
        "in": "body",
        "type": "string",
        "choices": [
          "hour",
          "day",
          "month"
        ],
        "default": "day",
        "description": "The steps of the series. A range has at most 744 hours, 731 days or 120 months."
      },
      {
        "name": "group-by",
        "field": "groupBy",
        "in": "body",
        "type": "string",
        "choices": [
          "operation",
          "key",
          "collection",
          "model",
          "day"
        ],
        "description": "What the usage is grouped by. By `operation` if it is absent."
      },
      {
        "name": "filters",
        "field": "filters",
        "in": "body",
        "type": "json",
        "description": "Only usage that matches all of these. Free calls have a key, but no collection and no model."
      },
      {
        "name": "limit",
        "field": "limit",
        "in": "body",
        "type": "integer",
        "default": 50,
        "description": "The maximum number of groups."
      }
    ],
    "examples": [
      "keepsake analytics overview 2026-11-19T00:00:00Z --to 2026-11-21T00:00:00Z --granularity day --group-by operation"
    ]
  },
  {
    "line": "analytics memory",
    "operationId": "getMemoryUsage",
    "method": "POST",
    "path": "/api/v1/analytics/memory",
    "summary": "Get the usage of memory",
    "description": "Returns the same report as the overview, for the operations of memory: storing, recalling, searching, changing, exporting and deleting memories, records and properties. With the header `Accept: text/csv`, the response is the groups if `groupBy` is given, otherwise the series. Costs nothing.",
    "security": "bearer",
    "arguments": [],
    "body": {
      "required": true,
      "first": "from"
    },
    "flags": [
      {
        "name": "from",
        "field": "from",
        "in": "body",
        "type": "string",
        "description": "The beginning of the range, inclusive, in UTC, so it ends with `Z`. By default 24 hours, 30 days or 12 months before `to`, depending on `granularity`."
      },
      {
        "name": "to",
        "field": "to",
        "in": "body",
        "type": "string",
        "description": "The end of the range, exclusive, in UTC. The current time by default."
      },
      {
        "name": "granularity",
        "field": "granularity",
        "in": "body",
        "type": "string",
        "choices": [
          "hour",
          "day",
          "month"
        ],
        "default": "day",
        "description": "The steps of the series. A range has at most 744 hours, 731 days or 120 months."
      },
      {
        "name": "group-by",
        "field": "groupBy",
        "in": "body",
        "type": "string",
        "choices": [
          "operation",
          "key",
          "collection",
          "model",
          "day"
        ],
        "description": "What the usage is grouped by. By `operation` if it is absent."
      },
      {
        "name": "filters",
        "field": "filters",
        "in": "body",
        "type": "json",
        "description": "Only usage that matches all of these. Free calls have a key, but no collection and no model."
      },
      {
        "name": "limit",
        "field": "limit",
        "in": "body",
        "type": "integer",
        "default": 50,
        "description": "The maximum number of groups."
      }
    ],
    "examples": [
      "keepsake analytics memory 2026-11-19T00:00:00Z --to 2026-11-21T00:00:00Z --granularity day --group-by operation"
    ]
  },
  {
    "line": "analytics credits",
    "operationId": "getCreditUsage",
    "method": "POST",
    "path": "/api/v1/analytics/credits",
    "summary": "Get the usage of credits",
    "description": "Returns the same report as the overview, with only the groups that were charged, and the credits that are left. With the header `Accept: text/csv`, the response is the groups if `groupBy` is given, otherwise the series. Costs nothing.",
    "security": "bearer",
    "arguments": [],
    "body": {
      "required": true,
      "first": "from"
    },
    "flags": [
      {
        "name": "from",
        "field": "from",
        "in": "body",
        "type": "string",
        "description": "The beginning of the range, inclusive, in UTC, so it ends with `Z`. By default 24 hours, 30 days or 12 months before `to`, depending on `granularity`."
      },
      {
        "name": "to",
        "field": "to",
        "in": "body",
        "type": "string",
        "description": "The end of the range, exclusive, in UTC. The current time by default."
      },
      {
        "name": "granularity",
        "field": "granularity",
        "in": "body",
        "type": "string",
        "choices": [
          "hour",
          "day",
          "month"
        ],
        "default": "day",
        "description": "The steps of the series. A range has at most 744 hours, 731 days or 120 months."
      },
      {
        "name": "group-by",
        "field": "groupBy",
        "in": "body",
        "type": "string",
        "choices": [
          "operation",
          "key",
          "collection",
          "model",
          "day"
        ],
        "description": "What the usage is grouped by. By `operation` if it is absent."
      },
      {
        "name": "filters",
        "field": "filters",
        "in": "body",
        "type": "json",
        "description": "Only usage that matches all of these. Free calls have a key, but no collection and no model."
      },
      {
        "name": "limit",
        "field": "limit",
        "in": "body",
        "type": "integer",
        "default": 50,
        "description": "The maximum number of groups."
      }
    ],
    "examples": [
      "keepsake analytics credits 2026-11-19T00:00:00Z --to 2026-11-21T00:00:00Z --granularity day --group-by operation"
    ]
  },
  {
    "line": "analytics operations",
    "operationId": "listCharges",
    "method": "POST",
    "path": "/api/v1/analytics/operations",
    "summary": "List charged operations",
    "description": "Lists what was charged, newest first: the operation, its credits, and the key, collection, model and tokens where they are known. `from` and `to` apply exactly. With the header `Accept: text/csv`, the response has all entries, and `limit` and `cursor` only set where it starts. Costs nothing.",
    "security": "bearer",
    "paginated": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "from"
    },
    "flags": [
      {
        "name": "from",
        "field": "from",
        "in": "body",
        "type": "string",
        "description": "The beginning of the range, inclusive, in UTC, so it ends with `Z`. By default 30 days before `to`."
      },
      {
        "name": "to",
        "field": "to",
        "in": "body",
        "type": "string",
        "description": "The end of the range, exclusive, in UTC. The current time by default."
      },
      {
        "name": "filters",
        "field": "filters",
        "in": "body",
        "type": "json",
        "description": "Only usage that matches all of these. Free calls have a key, but no collection and no model."
      },
      {
        "name": "limit",
        "field": "limit",
        "in": "body",
        "type": "integer",
        "default": 50,
        "description": "The maximum number of charges on a page."
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
      "keepsake analytics operations 2026-11-19T00:00:00Z --to 2026-11-21T00:00:00Z --filters '{\"operations\":[\"prompt\"]}' --limit 20"
    ]
  },
  {
    "line": "analytics history",
    "operationId": "getUsageHistory",
    "method": "POST",
    "path": "/api/v1/analytics/history",
    "summary": "List usage by time and group",
    "description": "Lists the usage of each group in each hour, day or month of a range, oldest first. A group without usage in a step has zeros; a group without usage in the range is not listed. The range is extended to whole steps, and a cursor keeps it. With the header `Accept: text/csv`, the response has all rows. Costs nothing.",
    "security": "bearer",
    "paginated": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "from"
    },
    "flags": [
      {
        "name": "from",
        "field": "from",
        "in": "body",
        "type": "string",
        "description": "The beginning of the range, inclusive, in UTC, so it ends with `Z`. By default 24 hours, 30 days or 12 months before `to`, depending on `granularity`."
      },
      {
        "name": "to",
        "field": "to",
        "in": "body",
        "type": "string",
        "description": "The end of the range, exclusive, in UTC. The current time by default."
      },
      {
        "name": "granularity",
        "field": "granularity",
        "in": "body",
        "type": "string",
        "choices": [
          "hour",
          "day",
          "month"
        ],
        "default": "day",
        "description": "The steps of the series. A range has at most 744 hours, 731 days or 120 months."
      },
      {
        "name": "group-by",
        "field": "groupBy",
        "in": "body",
        "type": "string",
        "choices": [
          "operation",
          "key",
          "collection",
          "model",
          "day"
        ],
        "description": "What the usage is grouped by. By `operation` if it is absent."
      },
      {
        "name": "filters",
        "field": "filters",
        "in": "body",
        "type": "json",
        "description": "Only usage that matches all of these. Free calls have a key, but no collection and no model."
      },
      {
        "name": "limit",
        "field": "limit",
        "in": "body",
        "type": "integer",
        "default": 50,
        "description": "The maximum number of rows on a page."
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
      "keepsake analytics history 2026-11-19T00:00:00Z --to 2026-11-21T00:00:00Z --granularity day --group-by operation --limit 20"
    ]
  }
]
