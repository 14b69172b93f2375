// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "entities list",
    "operationId": "listEntityTypes",
    "method": "GET",
    "path": "/api/v1/entities",
    "summary": "List entity types",
    "description": "Lists the types of records by name, with the number of records of each.",
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
        "name": "archived",
        "field": "archived",
        "in": "query",
        "type": "boolean",
        "description": "Only archived types, or only types that are not archived."
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
    "description": "Describes a type before it has records. This is optional: storing the first record of a type creates the type.",
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
        "description": "The `type` of a record. Case-sensitive."
      },
      {
        "name": "slug",
        "field": "slug",
        "in": "body",
        "type": "string",
        "description": "The name to use in code. Generated from the name if absent."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "What the type represents."
      },
      {
        "name": "identity-keys",
        "field": "identityKeys",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "The identity keys that records of this type usually have. For information only: other keys are allowed."
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
    "description": "Returns one type with its number of records.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the entity type."
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
    "description": "Changes the given fields and keeps the others. A type that has records or collections cannot be renamed (409), because they refer to it by name.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the entity type."
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
        "description": "The `type` of a record. Case-sensitive."
      },
      {
        "name": "slug",
        "field": "slug",
        "in": "body",
        "type": "string",
        "description": "The name to use in code. Generated from the name if absent."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "What the type represents. `null` clears the text."
      },
      {
        "name": "identity-keys",
        "field": "identityKeys",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "The identity keys that records of this type usually have. For information only: other keys are allowed."
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
    "description": "Prevents new records of this type: calls that would create one (`memorize`, `batch-memorize`, `upsert`) return 409. Existing records can still be read and written. Archiving twice returns the same response.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the entity type."
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
    "description": "Allows new records of this type again. Unarchiving a type that is not archived has no effect.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the entity type."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake entities unarchive typ_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  }
]
