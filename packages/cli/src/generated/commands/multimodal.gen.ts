// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "multimodal memorize",
    "operationId": "memorizeMedia",
    "method": "POST",
    "path": "/api/v1/multimodal/memorize",
    "summary": "Store an image, audio or PDF",
    "description": "Stores a file of up to 20 MiB as a memory of a record, or of none. Send it as JSON with the content in base64, or as `multipart/form-data` with the content in the field `file`. The type is determined from the bytes: PNG, JPEG, WebP and GIF images, MP3, WAV, Ogg, M4A, FLAC and WebM audio, and PDF. The same bytes are stored once in an organization. The same file for the same record with the same caption and transcript is not stored again; the response has `duplicate` true and costs nothing. Images are described if a vision model is configured. Audio needs a transcript or a caption, unless a speech model is configured. The text of a PDF is searchable with its page numbers.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
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
        "description": "The file name, without a path. Defaults to the kind of the file, such as `image.png`."
      },
      {
        "name": "content-base64",
        "field": "contentBase64",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The content in base64. At most 20 MiB when decoded."
      },
      {
        "name": "caption",
        "field": "caption",
        "in": "body",
        "type": "string",
        "description": "What the file shows or says, in your words."
      },
      {
        "name": "transcript",
        "field": "transcript",
        "in": "body",
        "type": "string",
        "description": "What is said in audio, or written in an image. With a transcript, audio is not transcribed."
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
        "name": "timestamp",
        "field": "timestamp",
        "in": "body",
        "type": "string",
        "description": "When the file was made. Defaults to the date in the EXIF data of an image, otherwise to the time of the call."
      },
      {
        "name": "keep-location",
        "field": "keepLocation",
        "in": "body",
        "type": "boolean",
        "description": "Whether GPS coordinates in the EXIF and XMP data of an image are kept. By default, they are removed before the image is stored."
      },
      {
        "name": "analyze",
        "field": "analyze",
        "in": "body",
        "type": "boolean",
        "description": "Whether the configured models describe an image or transcribe audio. Defaults to true."
      }
    ],
    "examples": [
      "keepsake multimodal memorize --content-base64 iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg== --caption 'Whiteboard with the launch plan' --email dana.reyes@northwind.example"
    ]
  },
  {
    "line": "multimodal search",
    "operationId": "searchMedia",
    "method": "POST",
    "path": "/api/v1/multimodal/search",
    "summary": "Search images, audio and PDFs",
    "description": "Searches captions, transcripts, descriptions and the text of PDFs, and returns the best results first, each with the places that match. Without a query, returns the newest ones, page by page, and costs nothing. Media of a deleted record are not returned until its deletion is cancelled.",
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
        "description": "What to find. If absent, the newest media are returned."
      },
      {
        "name": "kinds",
        "field": "kinds",
        "in": "body",
        "type": "list",
        "items": "string",
        "choices": [
          "image",
          "audio",
          "pdf"
        ],
        "description": "Only these kinds of files."
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
        "name": "since",
        "field": "since",
        "in": "body",
        "type": "string",
        "description": "Only media with this timestamp or a later one."
      },
      {
        "name": "until",
        "field": "until",
        "in": "body",
        "type": "string",
        "description": "Only media with this timestamp or an earlier one."
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
        "name": "limit",
        "field": "limit",
        "in": "body",
        "type": "integer",
        "default": 10,
        "description": "The maximum number of results."
      },
      {
        "name": "cursor",
        "field": "cursor",
        "in": "body",
        "type": "string",
        "description": "The `nextCursor` of the previous page. Only without a query."
      }
    ],
    "examples": [
      "keepsake multimodal search 'launch plan' --kinds image"
    ]
  },
  {
    "line": "multimodal status",
    "operationId": "getMediaStatus",
    "method": "GET",
    "path": "/api/v1/multimodal/status",
    "summary": "Show what the server can analyze",
    "description": "Returns what the server can do with media and why: the description of images, the transcription of audio, thumbnails, the text of PDFs, and the storage. `settings` names the settings that enable what is off.",
    "security": "bearer",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake multimodal status"
    ]
  },
  {
    "line": "multimodal delete",
    "operationId": "deleteMedia",
    "method": "DELETE",
    "path": "/api/v1/multimodal/{id}",
    "summary": "Delete an image, audio or PDF",
    "description": "Deletes the memory of a file permanently. It is out of searches and downloads at once, and the bytes are removed soon after if no other memory has the same file. A second call returns 404.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the memory of a file."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake multimodal delete med_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  },
  {
    "line": "multimodal download",
    "operationId": "getMediaContent",
    "method": "GET",
    "path": "/api/v1/multimodal/{id}/content",
    "summary": "Read the content of a file",
    "description": "Returns the file as it is stored. With `Accept: application/json`, which the SDK and the CLI send, returns its fields with the content as `contentBase64`. Downloads support `Range`, `If-Range` and `If-None-Match`.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the memory of a file."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake multimodal download med_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  },
  {
    "line": "multimodal thumbnail",
    "operationId": "getMediaThumbnail",
    "method": "GET",
    "path": "/api/v1/multimodal/{id}/thumbnail",
    "summary": "Read the thumbnail of an image",
    "description": "Returns the thumbnail of an image: WebP, at most 512 pixels wide and high, without metadata. Media without a thumbnail return 404. With `Accept: application/json`, which the SDK and the CLI send, returns it as `contentBase64`. Downloads support `Range`, `If-Range` and `If-None-Match`.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the memory of a file."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake multimodal thumbnail med_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  }
]
