// Generated from openapi.yaml by pnpm generate; do not edit.

import type { Tool } from '../tool.ts'

const RecordId = {
  "type": "string",
  "pattern": "^rec_[0-9A-HJKMNP-TV-Z]{26}$",
  "description": "ID of a record (one person, company or other entity)."
}

const WebhookTimeout = {
  "type": "integer",
  "minimum": 1000,
  "maximum": 30000,
  "description": "Milliseconds that the receiver has to respond. Defaults to 5000."
}

const WebhookEventType = {
  "type": "string",
  "maxLength": 100,
  "pattern": "^([a-z][a-z0-9_]*\\.)+[a-z][a-z0-9_]*$",
  "description": "`<resource>.<past_tense_verb>`."
}

const Content = {
  "type": "string",
  "minLength": 1,
  "maxLength": 200000,
  "pattern": "\\S",
  "description": "The text to store, up to 200 kB. Must not be blank."
}

const Tier = {
  "type": "string",
  "enum": [
    "very_similar",
    "similar",
    "somewhat_similar"
  ],
  "description": "The tier of `score`: from 0.7, from 0.35, from 0.2."
}

const Success = {
  "type": "boolean",
  "const": true,
  "description": "Always true in a successful response. A failure has `success` false, `error` and `message`."
}

const PropertyType = {
  "type": "string",
  "description": "The type of the values of a property.",
  "enum": [
    "text",
    "number",
    "boolean",
    "date",
    "options",
    "array",
    "object"
  ]
}

const WebhookAuthType = {
  "type": "string",
  "enum": [
    "hmac",
    "bearer",
    "mtls"
  ],
  "description": "Every delivery is signed. `bearer` adds a token, `mtls` a client certificate."
}

const WebsiteUrl = {
  "type": "string",
  "minLength": 3,
  "maxLength": 500,
  "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
}

const KeyName = {
  "type": "string",
  "minLength": 1,
  "maxLength": 64,
  "pattern": "^[A-Za-z][A-Za-z0-9_.-]*$",
  "description": "`email`, `websiteUrl`, `phoneNumber`, or the name of a custom key."
}

const WebhookUrl = {
  "type": "string",
  "minLength": 8,
  "maxLength": 2000,
  "pattern": "^https?://",
  "description": "The URL that receives events. Must use https in live mode and have a public address."
}

const CustomKeyName = {
  "type": "string",
  "minLength": 1,
  "maxLength": 64,
  "pattern": "^[A-Za-z][A-Za-z0-9_.-]*$",
  "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
}

const PhoneNumber = {
  "type": "string",
  "minLength": 5,
  "maxLength": 32,
  "pattern": "^\\+?[0-9 ()./-]+$",
  "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
}

const PropertyOptions = {
  "type": "array",
  "minItems": 1,
  "maxItems": 200,
  "uniqueItems": true,
  "items": {
    "type": "string",
    "minLength": 1,
    "maxLength": 200
  },
  "description": "The allowed values of a property of type `options`."
}

const WebhookGuarantee = {
  "type": "string",
  "enum": [
    "at_least_once",
    "best_effort"
  ],
  "description": "`at_least_once` makes up to 10 attempts and keeps a failed event as a dead letter. `best_effort` makes one attempt."
}

const Tags = {
  "type": "array",
  "maxItems": 50,
  "uniqueItems": true,
  "items": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64
  },
  "description": "Labels. A filter on several tags matches memories that have all of them."
}

const FieldChangeResult = {
  "type": "object",
  "required": [
    "field"
  ],
  "properties": {
    "field": {
      "type": "string",
      "description": "The name of the field."
    },
    "from": {
      "description": "A text or the options. Absent if there was no value before."
    },
    "to": {
      "description": "A text or the options. Absent if there is no value now."
    }
  }
}

const EntityType = {
  "type": "string",
  "minLength": 1,
  "maxLength": 64,
  "pattern": "^[A-Za-z][A-Za-z0-9 _-]*$",
  "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
}

const WebhookDeliveryStatus = {
  "type": "string",
  "enum": [
    "queued",
    "sending",
    "retrying",
    "deferred",
    "succeeded",
    "failed",
    "dead_lettered"
  ],
  "description": "`queued` waits for the first attempt and `retrying` for a later one. `deferred` waits until the circuit closes or the subscription is enabled. `failed` is final without a dead letter: a test event, or `best_effort`."
}

const IdentityKeyResult = {
  "type": "object",
  "required": [
    "name",
    "value"
  ],
  "properties": {
    "name": KeyName,
    "value": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "description": "In responses, the normalized value that records are found by."
    }
  }
}

const WebhookEventPatterns = {
  "type": "array",
  "minItems": 1,
  "maxItems": 100,
  "uniqueItems": true,
  "items": {
    "type": "string",
    "maxLength": 100,
    "pattern": "^(\\*|([a-z][a-z0-9_]*\\.)+(\\*|[a-z][a-z0-9_]*))$"
  },
  "description": "`*` for all events, `order.*` for all types with this prefix, or a type such as `order.paid`. A pattern that can never match is refused. If no event type is known to match it yet, `warning` says so."
}

const IdentityKey = {
  "type": "object",
  "required": [
    "name",
    "value"
  ],
  "additionalProperties": false,
  "properties": {
    "name": KeyName,
    "value": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "description": "In responses, the normalized value that records are found by."
    }
  }
}

const WebhookDeadLetterReason = {
  "type": "string",
  "enum": [
    "attempts_exhausted",
    "rejected",
    "blocked",
    "gone",
    "circuit_open",
    "subscription_disabled"
  ],
  "description": "`attempts_exhausted`: the tenth attempt failed. `rejected`: the receiver's response would be the same on a retry. `blocked`: calls to the address are not allowed. `gone`: the receiver returned 410. `circuit_open`: the circuit was open for 72 hours. `subscription_disabled`: the delivery waited for 35 days while the subscription was disabled."
}

const SupersedingValueResult = {
  "type": "object",
  "required": [
    "propertyName",
    "said",
    "value",
    "timestamp"
  ],
  "properties": {
    "propertyName": {
      "type": "string",
      "description": "The display name of the property."
    },
    "said": {
      "description": "The value in the recalled memory."
    },
    "value": {
      "description": "The value that replaced it."
    },
    "memoryId": {
      "type": "string",
      "description": "The memory with the new value. Absent if a caller set the value."
    },
    "timestamp": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A time in ISO 8601 format."
    }
  }
}

const WarningsResult = {
  "type": "array",
  "items": {
    "type": "object",
    "required": [
      "code",
      "message"
    ],
    "description": "A reason why the result may be incomplete.",
    "properties": {
      "code": {
        "type": "string",
        "enum": [
          "meaning_unavailable",
          "no_collection"
        ],
        "description": "`meaning_unavailable`: the embedding model did not respond, so only words were searched. `no_collection`: no collection applies to the record, so no properties were extracted."
      },
      "message": {
        "type": "string",
        "description": "What is missing, and how to fix it."
      }
    }
  },
  "description": "Reasons why the result may be incomplete. Absent if there are none."
}

const PropertyCondition = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "property",
    "operator"
  ],
  "properties": {
    "property": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "description": "Name or system name of a property."
    },
    "operator": {
      "type": "string",
      "enum": [
        "equals",
        "notEquals",
        "in",
        "notIn",
        "contains",
        "notContains",
        "startsWith",
        "gt",
        "gte",
        "lt",
        "lte",
        "between",
        "exists",
        "notExists",
        "before",
        "after"
      ],
      "description": "`in`, `notIn` and `between` take an array. `exists` and `notExists` take no value. `before` and `after` take a date. `gt`, `gte`, `lt`, `lte` and `between` take numbers or dates. `notEquals`, `notIn` and `notContains` also match records without the property."
    },
    "value": {
      "description": "The value to compare with."
    }
  }
}

const RecordKeysResult = {
  "type": "object",
  "description": "A record with its identity keys.",
  "required": [
    "recordId",
    "type",
    "keys"
  ],
  "properties": {
    "recordId": RecordId,
    "type": {
      "type": "string",
      "description": "The entity type of the record."
    },
    "keys": {
      "type": "array",
      "items": IdentityKeyResult,
      "description": "The identity keys of the record."
    }
  }
}

const WebhookPingResult = {
  "type": "object",
  "description": "The result of a test event.",
  "required": [
    "delivery_id",
    "event_id",
    "succeeded",
    "response_code",
    "response_body_preview",
    "error",
    "duration_ms"
  ],
  "properties": {
    "delivery_id": {
      "type": "string",
      "description": "ID of the delivery."
    },
    "event_id": {
      "type": "string",
      "description": "ID of the event."
    },
    "succeeded": {
      "type": "boolean",
      "description": "Whether the receiver accepted the test event."
    },
    "response_code": {
      "type": [
        "integer",
        "null"
      ],
      "description": "The status code of the response. Null if there was none."
    },
    "response_body_preview": {
      "type": [
        "string",
        "null"
      ],
      "description": "At most 1 KB."
    },
    "error": {
      "type": [
        "string",
        "null"
      ],
      "description": "Why the test event failed. Null if it succeeded."
    },
    "duration_ms": {
      "type": "integer",
      "description": "Milliseconds until the response or the failure."
    }
  }
}

const PropertyDefinitionResult = {
  "type": "object",
  "required": [
    "name",
    "systemName",
    "type",
    "mode"
  ],
  "properties": {
    "name": {
      "type": "string",
      "description": "The display name of the property."
    },
    "systemName": {
      "type": "string",
      "description": "The name of the property in code."
    },
    "type": PropertyType,
    "options": PropertyOptions,
    "description": {
      "type": "string",
      "description": "What the property means. Extraction uses this text."
    },
    "mode": {
      "type": "string",
      "enum": [
        "replace",
        "append"
      ],
      "description": "Whether a new value replaces the old one or is added to a list."
    },
    "unit": {
      "type": "string",
      "description": "The unit of numbers."
    }
  }
}

const WebhookAuth = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "type"
  ],
  "description": "Credentials to send in addition to the signature. Stored encrypted and never shown.",
  "properties": {
    "type": WebhookAuthType,
    "token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 4000,
      "pattern": "^[!-~]+$",
      "description": "For `bearer`: the token of the `Authorization` header."
    },
    "certificate": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20000,
      "description": "For `mtls`: the client certificate in PEM format."
    },
    "private_key": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20000,
      "description": "For `mtls`: the private key in PEM format, unencrypted."
    },
    "ca_certificate": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20000,
      "description": "For `mtls`: the certificate authority of the receiver in PEM format. Replaces the public authorities."
    }
  }
}

const PropertyFilter = {
  "type": "object",
  "description": "A filter on property values. It uses an index and costs nothing.",
  "additionalProperties": false,
  "required": [
    "conditions"
  ],
  "properties": {
    "logic": {
      "type": "string",
      "enum": [
        "and",
        "or"
      ],
      "default": "and",
      "description": "Whether all conditions must match, or any one of them."
    },
    "conditions": {
      "type": "array",
      "description": "The conditions on property values.",
      "minItems": 1,
      "maxItems": 20,
      "items": PropertyCondition
    }
  }
}

const PropertyValueResult = {
  "type": "object",
  "required": [
    "propertyName",
    "systemName",
    "value",
    "type",
    "version",
    "updatedAt",
    "source",
    "confidence"
  ],
  "properties": {
    "propertyName": {
      "type": "string",
      "description": "The display name of the property."
    },
    "systemName": {
      "type": "string",
      "description": "The name of the property in code."
    },
    "value": {
      "description": "The current value."
    },
    "type": {
      "type": "string",
      "enum": [
        "text",
        "number",
        "boolean",
        "date",
        "options",
        "array",
        "object"
      ],
      "description": "The type of the value."
    },
    "collectionId": {
      "type": "string",
      "description": "Absent if no collection defines the property."
    },
    "collectionName": {
      "type": "string",
      "description": "The name of the collection that defines the property."
    },
    "description": {
      "type": "string",
      "description": "What the property means."
    },
    "unit": {
      "type": "string",
      "description": "The unit of numbers."
    },
    "version": {
      "type": "integer",
      "minimum": 1,
      "description": "The version of the property. Every change increases it."
    },
    "updatedAt": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A time in ISO 8601 format."
    },
    "source": {
      "type": "string",
      "description": "`memory:<id>` of the memory it was extracted from, or `caller`."
    },
    "confidence": {
      "type": "number",
      "minimum": 0,
      "maximum": 1,
      "description": "How certain the value is, from 0 to 1."
    }
  }
}

const GuidelineResult = {
  "type": "object",
  "description": "A guideline without its text.",
  "required": [
    "id",
    "name",
    "tags",
    "alwaysOn",
    "triggerKeywords",
    "characters",
    "tokens",
    "version",
    "createdAt",
    "updatedAt"
  ],
  "properties": {
    "id": {
      "type": "string",
      "description": "ID of the guideline."
    },
    "name": {
      "type": "string",
      "description": "The display name."
    },
    "description": {
      "type": "string",
      "description": "What the guideline is about."
    },
    "tags": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "Labels to filter by."
    },
    "alwaysOn": {
      "type": "boolean",
      "description": "Whether agents should always have this guideline in their context."
    },
    "triggerKeywords": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "Words in a message for which agents should read this guideline."
    },
    "characters": {
      "type": "integer",
      "minimum": 0,
      "description": "The length of the text, in UTF-16 code units."
    },
    "tokens": {
      "type": "integer",
      "minimum": 0,
      "description": "The estimated number of tokens of the text, rounded up."
    },
    "version": {
      "type": "integer",
      "minimum": 1,
      "description": "The number of the current version."
    },
    "createdAt": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A time in ISO 8601 format."
    },
    "updatedAt": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A time in ISO 8601 format."
    }
  }
}

const WebhookDeadLetterResult = {
  "type": "object",
  "description": "An event that could not be delivered.",
  "required": [
    "id",
    "delivery_id",
    "subscription_id",
    "event_id",
    "event_type",
    "reason",
    "attempts",
    "response_code",
    "error",
    "created_at",
    "replayed_at"
  ],
  "properties": {
    "id": {
      "type": "string",
      "description": "ID of the dead letter."
    },
    "delivery_id": {
      "type": "string",
      "description": "ID of the delivery."
    },
    "subscription_id": {
      "type": "string",
      "description": "ID of the subscription."
    },
    "event_id": {
      "type": "string",
      "description": "ID of the event."
    },
    "event_type": {
      "type": "string",
      "description": "The type of the event."
    },
    "reason": WebhookDeadLetterReason,
    "attempts": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of attempts so far."
    },
    "response_code": {
      "type": [
        "integer",
        "null"
      ],
      "description": "The status code of the last attempt. Null if there was no response."
    },
    "error": {
      "type": [
        "string",
        "null"
      ],
      "description": "Why the last attempt failed. Null if there was none."
    },
    "created_at": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A time in ISO 8601 format."
    },
    "replayed_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "The time when it was sent again. Null if it was not."
    }
  }
}

const SimilarRecordResult = {
  "type": "object",
  "required": [
    "recordId",
    "type",
    "keys",
    "score",
    "tier",
    "sharedWords",
    "sharedProperties"
  ],
  "properties": {
    "recordId": RecordId,
    "type": {
      "type": "string",
      "description": "The entity type of the record."
    },
    "keys": {
      "type": "array",
      "items": IdentityKeyResult,
      "description": "All identity keys of the record."
    },
    "score": {
      "type": "number",
      "minimum": 0,
      "maximum": 1,
      "description": "How similar the record is, from 0 to 1."
    },
    "tier": Tier,
    "sharedWords": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "Words that the record or text and this record's memories share, in any form, most distinctive first."
    },
    "sharedProperties": {
      "type": "array",
      "description": "Values that are equal or close, most distinctive first.",
      "items": {
        "type": "object",
        "required": [
          "propertyName",
          "systemName",
          "value",
          "seedValue"
        ],
        "properties": {
          "propertyName": {
            "type": "string",
            "description": "The display name of the property."
          },
          "systemName": {
            "type": "string",
            "description": "The name of the property in code."
          },
          "collectionId": {
            "type": "string",
            "description": "Absent if no collection defines the property."
          },
          "value": {
            "description": "The value of this record."
          },
          "seedValue": {
            "description": "The value of the record that is compared with."
          }
        }
      }
    }
  }
}

const MemoryResult = {
  "type": "object",
  "required": [
    "memoryId",
    "recordId",
    "content",
    "createdAt",
    "timestamp",
    "tags",
    "metadata",
    "version"
  ],
  "properties": {
    "memoryId": {
      "type": "string",
      "description": "ID of a memory.",
      "pattern": "^mem_[0-9A-HJKMNP-TV-Z]{26}$"
    },
    "recordId": RecordId,
    "content": {
      "type": "string",
      "description": "The text of the memory."
    },
    "createdAt": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A time in ISO 8601 format."
    },
    "timestamp": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A time in ISO 8601 format."
    },
    "speaker": {
      "type": "string",
      "description": "Who said it, in a conversation."
    },
    "actionId": {
      "type": "string",
      "description": "ID of the workspace collection that the note belongs to."
    },
    "sessionId": {
      "type": "string",
      "description": "The conversation that the memory belongs to."
    },
    "tags": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "The labels of the memory."
    },
    "metadata": {
      "type": "object",
      "description": "A JSON object of up to 8 kB. Returned unchanged.",
      "additionalProperties": true
    },
    "version": {
      "type": "integer",
      "minimum": 1,
      "description": "Rises with each edit."
    },
    "score": {
      "type": "number",
      "minimum": 0,
      "maximum": 1,
      "description": "Present only with a query."
    },
    "supersededBy": {
      "type": "array",
      "items": SupersedingValueResult,
      "description": "Later values that replaced something this memory says, newest first. Absent if everything it says is current."
    }
  }
}

const CollectionResult = {
  "type": "object",
  "description": "A collection: what to extract about the records it applies to.",
  "required": [
    "id",
    "name",
    "slug",
    "kind",
    "properties",
    "version",
    "createdAt",
    "updatedAt"
  ],
  "properties": {
    "id": {
      "type": "string",
      "description": "ID of the collection."
    },
    "name": {
      "type": "string",
      "description": "The display name of the collection."
    },
    "slug": {
      "type": "string",
      "description": "The name of the collection in code."
    },
    "description": {
      "type": "string",
      "description": "What the collection is for."
    },
    "entityType": {
      "type": "string",
      "description": "Absent if the collection applies to all entity types."
    },
    "kind": {
      "type": "string",
      "enum": [
        "properties",
        "workspace"
      ],
      "description": "The kind of collection. A workspace also holds notes and tasks."
    },
    "properties": {
      "type": "array",
      "items": PropertyDefinitionResult,
      "description": "The properties that the collection defines."
    },
    "version": {
      "type": "integer",
      "minimum": 1,
      "description": "The version of the collection. Every change increases it."
    },
    "createdAt": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A time in ISO 8601 format."
    },
    "updatedAt": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A time in ISO 8601 format."
    }
  }
}

const ExtractedPropertyResult = {
  "type": "object",
  "required": [
    "propertyName",
    "value",
    "stored",
    "collectionId",
    "confidence",
    "evidence",
    "engine"
  ],
  "properties": {
    "propertyName": {
      "type": "string",
      "description": "The display name of the property."
    },
    "value": {
      "description": "The extracted value."
    },
    "stored": {
      "type": "boolean",
      "description": "Whether the value was stored. If not, `reason` says why."
    },
    "reason": {
      "type": "string",
      "enum": [
        "low_confidence",
        "caller_value_kept",
        "older_than_current",
        "unchanged",
        "list_full"
      ],
      "description": "Why the value was not stored. `low_confidence`: its confidence is below `minConfidence`; to accept it, set it with `memory/update`. `caller_value_kept`: a caller set the current value, and this one is less certain. `older_than_current`: the current value has a later timestamp. `unchanged`: the property already has the value. `list_full`: the list would exceed 256 kB. Absent if it was stored."
    },
    "current": {
      "type": "object",
      "required": [
        "value",
        "version",
        "source"
      ],
      "description": "The value that the property has instead. Absent if the extracted value was stored or the property has no value.",
      "properties": {
        "value": {
          "description": "The value."
        },
        "version": {
          "type": "integer",
          "minimum": 1,
          "description": "Its version, for `expectedVersion` of an update."
        },
        "source": {
          "type": "string",
          "description": "Where it comes from: `memory:` and the ID of the memory, or `caller`."
        }
      }
    },
    "previousValue": {
      "description": "The value that this one replaced. Absent if there was none."
    },
    "collectionId": {
      "type": "string",
      "description": "ID of the collection that defines the property."
    },
    "confidence": {
      "type": "number",
      "minimum": 0,
      "maximum": 1,
      "description": "How certain the value is, from 0 to 1."
    },
    "evidence": {
      "type": "object",
      "required": [
        "start",
        "end",
        "text"
      ],
      "description": "The part of the content that supports a value. Offsets count UTF-16 code units.",
      "properties": {
        "start": {
          "type": "integer",
          "minimum": 0,
          "description": "Where the text starts in the content."
        },
        "end": {
          "type": "integer",
          "minimum": 0,
          "description": "Where the text ends in the content."
        },
        "text": {
          "type": "string",
          "maxLength": 200000,
          "description": "The text itself."
        }
      }
    },
    "engine": {
      "type": "string",
      "enum": [
        "offline",
        "model"
      ],
      "description": "What extracted the value: the offline engine or a language model."
    }
  }
}

const WebhookDeliveryDetailResult = {
  "type": "object",
  "description": "A delivery with all its attempts.",
  "required": [
    "id",
    "event_id",
    "event_type",
    "subscription_id",
    "status",
    "attempts",
    "next_retry_at",
    "response_code",
    "response_body_preview",
    "error",
    "duration_ms",
    "created_at",
    "finished_at",
    "history"
  ],
  "properties": {
    "id": {
      "type": "string",
      "description": "ID of the delivery."
    },
    "event_id": {
      "type": "string",
      "description": "ID of the event."
    },
    "event_type": {
      "type": "string",
      "description": "The type of the event."
    },
    "subscription_id": {
      "type": "string",
      "description": "ID of the subscription."
    },
    "status": WebhookDeliveryStatus,
    "attempts": {
      "type": "integer",
      "minimum": 0,
      "description": "The number of attempts so far."
    },
    "next_retry_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "The time of the next attempt. Null if there is none."
    },
    "response_code": {
      "type": [
        "integer",
        "null"
      ],
      "description": "The status code of the latest attempt."
    },
    "response_body_preview": {
      "type": [
        "string",
        "null"
      ],
      "description": "The response body of the latest attempt, at most 1 KB."
    },
    "error": {
      "type": [
        "string",
        "null"
      ],
      "description": "Why the latest attempt failed."
    },
    "duration_ms": {
      "type": [
        "integer",
        "null"
      ],
      "description": "The duration of the latest attempt."
    },
    "created_at": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A time in ISO 8601 format."
    },
    "finished_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "The time of the last attempt. Null while the delivery is in progress."
    },
    "history": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "number",
          "at",
          "outcome",
          "response_code",
          "error",
          "duration_ms"
        ],
        "properties": {
          "number": {
            "type": "integer",
            "minimum": 1,
            "description": "The number of the attempt, from 1."
          },
          "at": {
            "type": "string",
            "format": "date-time",
            "description": "The time of the attempt."
          },
          "outcome": {
            "type": "string",
            "enum": [
              "succeeded",
              "failed"
            ],
            "description": "Whether the receiver accepted the event."
          },
          "response_code": {
            "type": [
              "integer",
              "null"
            ],
            "description": "The status code of the response. Null if there was none."
          },
          "error": {
            "type": [
              "string",
              "null"
            ],
            "description": "Why the attempt failed. Null if it succeeded."
          },
          "duration_ms": {
            "type": "integer",
            "description": "Milliseconds until the response or the failure."
          }
        }
      },
      "description": "All attempts."
    }
  }
}

const WebhookResult = {
  "type": "object",
  "description": "A webhook subscription.",
  "required": [
    "id",
    "account_id",
    "livemode",
    "url",
    "description",
    "events",
    "api_version",
    "guarantee",
    "timeout_ms",
    "auth",
    "secret_current",
    "secret_previous",
    "rotation",
    "circuit_state",
    "failure_count",
    "last_failure",
    "disabled_at",
    "disabled_reason",
    "version",
    "created_at",
    "updated_at"
  ],
  "properties": {
    "id": {
      "type": "string",
      "description": "ID of the subscription."
    },
    "account_id": {
      "type": "string",
      "description": "The organization."
    },
    "livemode": {
      "type": "boolean",
      "description": "True for live data, false for test data."
    },
    "url": {
      "type": "string",
      "description": "The URL that receives events."
    },
    "description": {
      "type": [
        "string",
        "null"
      ],
      "description": "A description for people."
    },
    "events": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "Patterns of the events that are sent."
    },
    "api_version": {
      "type": "string",
      "description": "The API version of the payloads. Fixed when the subscription is created."
    },
    "guarantee": WebhookGuarantee,
    "timeout_ms": {
      "type": "integer",
      "description": "Milliseconds that the receiver has to respond."
    },
    "auth": {
      "type": "object",
      "description": "How deliveries are authenticated, without the credentials.",
      "required": [
        "type"
      ],
      "properties": {
        "type": WebhookAuthType
      }
    },
    "secret_current": {
      "type": "string",
      "description": "Masked, except in responses that create a secret."
    },
    "secret_previous": {
      "type": [
        "string",
        "null"
      ],
      "description": "Masked. Present while it still signs."
    },
    "rotation": {
      "type": "object",
      "description": "The rotation of the signing secret.",
      "required": [
        "phase",
        "rotated_at",
        "grace_ends_at",
        "rotation_recommended"
      ],
      "properties": {
        "phase": {
          "type": "string",
          "enum": [
            "none",
            "grace",
            "revoked"
          ],
          "description": "`none`: never rotated. `grace`: both secrets sign. `revoked`: the old secret no longer signs."
        },
        "rotated_at": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "A time in ISO 8601 format."
        },
        "grace_ends_at": {
          "type": [
            "string",
            "null"
          ],
          "format": "date-time",
          "description": "The time when the old secret stops signing. Null outside a grace period."
        },
        "rotation_recommended": {
          "type": "boolean",
          "description": "True if the secret is older than 90 days."
        },
        "warning": {
          "type": "string",
          "description": "Present if the secret is older than 180 days."
        }
      }
    },
    "circuit_state": {
      "type": "string",
      "enum": [
        "closed",
        "open",
        "half_open"
      ],
      "description": "`open`: sending is paused after failures. `half_open`: test events check whether the receiver works again."
    },
    "failure_count": {
      "type": "integer",
      "description": "Failed attempts since the last successful one."
    },
    "last_failure": {
      "oneOf": [
        {
          "type": "object",
          "required": [
            "event_id",
            "event_type",
            "error",
            "at"
          ],
          "description": "The latest failed attempt at this URL. Test events, and failures while the circuit is not closed, are not included.",
          "properties": {
            "event_id": {
              "type": "string",
              "description": "ID of the event."
            },
            "event_type": {
              "type": "string",
              "description": "The type of the event."
            },
            "error": {
              "type": "string",
              "description": "Why the attempt failed."
            },
            "at": {
              "type": "string",
              "format": "date-time",
              "maxLength": 64,
              "description": "A time in ISO 8601 format."
            }
          }
        },
        {
          "type": "null"
        }
      ],
      "description": "The latest failed attempt. Null if there is none."
    },
    "disabled_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time",
      "description": "The time when the subscription was disabled. Null if it is enabled."
    },
    "disabled_reason": {
      "oneOf": [
        {
          "type": "string",
          "enum": [
            "owner",
            "gone",
            "circuit_open"
          ],
          "description": "`owner`: the owner disabled it. `gone`: the receiver returned 410. `circuit_open`: the circuit was open for 72 hours."
        },
        {
          "type": "null"
        }
      ],
      "description": "Why the subscription is disabled. Null if it is enabled."
    },
    "version": {
      "type": "integer",
      "description": "The version of the subscription. Every change increases it."
    },
    "created_at": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A time in ISO 8601 format."
    },
    "updated_at": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A time in ISO 8601 format."
    }
  }
}

export const tools: Tool[] = [
  {
    "name": "memory_store_pro",
    "title": "Store a memory and extract its properties",
    "description": "Store a memory and extract its properties. Stores the content word for word and extracts the properties that the collections define. If no record has the identity key, a new record is created. Duplicates are not stored: the response has `duplicate: true` and the memory that the content repeats. Duplicates are the same content, the same content with different spelling, quotation marks, speaker or date, and several of the record's memories as a list or in sequence. A note of a workspace (`actionId`) is only a duplicate of other notes of that workspace. A value is stored if its confidence is at least `minConfidence` and the current value does not take precedence; `stored` and `reason` say so. If nothing is extracted, `properties` is empty and extraction is not charged.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "content": Content,
        "recordId": RecordId,
        "email": {
          "type": "string",
          "format": "email",
          "maxLength": 254,
          "description": "Email address as an identity key. Case is ignored."
        },
        "websiteUrl": WebsiteUrl,
        "phoneNumber": PhoneNumber,
        "customKeyName": CustomKeyName,
        "customKeyValue": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "description": "Value of the identity key that `customKeyName` names."
        },
        "type": EntityType,
        "collectionIds": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "description": "Extract into these collections only. Defaults to all collections that apply to the record's type."
        },
        "collectionNames": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          },
          "description": "Extract into these collections only, by name or slug."
        },
        "actionId": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "description": "ID of the workspace collection that this note belongs to. The same note can be stored in several workspaces."
        },
        "tags": Tags,
        "speaker": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "Who said it, in a conversation."
        },
        "sessionId": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "The conversation that the content belongs to. Its turns are kept in the order they arrive."
        },
        "timestamp": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "When it was said or happened. Can be in the past. Defaults to the time of the call."
        },
        "metadata": {
          "type": "object",
          "description": "A JSON object of up to 8 kB. Returned unchanged.",
          "additionalProperties": true
        },
        "extract": {
          "type": "boolean",
          "description": "Whether to extract properties. Defaults to true."
        },
        "extractionPrompt": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000,
          "description": "Additional instructions for the language model. Returns an error if the server has no language model."
        },
        "maxProperties": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "description": "The maximum number of values to return, the most certain ones first."
        },
        "minConfidence": {
          "type": "number",
          "minimum": 0,
          "maximum": 1,
          "description": "The confidence that a value needs to be stored, from 0 to 1. A less certain value is returned as a suggestion. Defaults to the setting `EXTRACTION_MIN_CONFIDENCE` of the server, 0.9 if unset."
        }
      },
      "required": [
        "content"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "object",
          "description": "What was stored and extracted.",
          "required": [
            "creditsCharged",
            "recordId",
            "memories",
            "properties"
          ],
          "properties": {
            "creditsCharged": {
              "type": "integer",
              "minimum": 0,
              "description": "Credits that the call cost."
            },
            "recordId": RecordId,
            "memories": {
              "type": "array",
              "description": "The stored memory, or the one that the content repeats.",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "content"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "description": "ID of a memory.",
                    "pattern": "^mem_[0-9A-HJKMNP-TV-Z]{26}$"
                  },
                  "content": {
                    "type": "string",
                    "description": "The text of the memory."
                  }
                }
              }
            },
            "properties": {
              "type": "array",
              "description": "The extracted values with their evidence, stored or not.",
              "items": ExtractedPropertyResult
            },
            "duplicate": {
              "type": "boolean",
              "description": "True if the record already had this content; nothing was stored or charged."
            }
          }
        },
        "warnings": WarningsResult
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "memorize",
        "method": "POST",
        "path": "/api/v1/memorize",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "content",
          "recordId",
          "email",
          "websiteUrl",
          "phoneNumber",
          "customKeyName",
          "customKeyValue",
          "type",
          "collectionIds",
          "collectionNames",
          "actionId",
          "tags",
          "speaker",
          "sessionId",
          "timestamp",
          "metadata",
          "extract",
          "extractionPrompt",
          "maxProperties",
          "minConfidence"
        ]
      }
    ]
  },
  {
    "name": "memory_batch_store",
    "title": "Store up to 1,000 memories in the background",
    "description": "Store up to 1,000 memories in the background. Returns an `eventId` at once and stores the memories in order in the background. The event shows the progress; its details show the outcome of each item. Duplicates are free; an item fails alone if the credits do not cover it. If the server stops, the work resumes when it starts again.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "records": {
          "type": "array",
          "description": "The contents to store, each with its record.",
          "minItems": 1,
          "maxItems": 1000,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "content"
            ],
            "description": "Name the record by one or more identity keys. Keys that the record does not have yet are added to it.",
            "properties": {
              "content": Content,
              "recordId": RecordId,
              "email": {
                "type": "string",
                "format": "email",
                "maxLength": 254,
                "description": "Email address as an identity key. Case is ignored."
              },
              "websiteUrl": WebsiteUrl,
              "phoneNumber": PhoneNumber,
              "customKeyName": CustomKeyName,
              "customKeyValue": {
                "type": "string",
                "minLength": 1,
                "maxLength": 500,
                "description": "Value of the identity key that `customKeyName` names."
              },
              "type": EntityType,
              "collectionIds": {
                "type": "array",
                "maxItems": 50,
                "items": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 64
                },
                "description": "Extract into these collections only. Defaults to all collections that apply to the record's type."
              },
              "collectionNames": {
                "type": "array",
                "maxItems": 50,
                "items": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 200
                },
                "description": "Extract into these collections only, by name or slug."
              },
              "actionId": {
                "type": "string",
                "minLength": 1,
                "maxLength": 64,
                "description": "ID of the workspace collection that this note belongs to. The same note can be stored in several workspaces."
              },
              "tags": Tags,
              "speaker": {
                "type": "string",
                "minLength": 1,
                "maxLength": 200,
                "description": "Who said it, in a conversation."
              },
              "sessionId": {
                "type": "string",
                "minLength": 1,
                "maxLength": 200,
                "description": "The conversation that the content belongs to. Its turns are kept in the order they arrive."
              },
              "timestamp": {
                "type": "string",
                "format": "date-time",
                "maxLength": 64,
                "description": "When it was said or happened. Can be in the past. Defaults to the time of the call."
              },
              "metadata": {
                "type": "object",
                "description": "A JSON object of up to 8 kB. Returned unchanged.",
                "additionalProperties": true
              },
              "extract": {
                "type": "boolean",
                "description": "Whether to extract properties. Defaults to true."
              },
              "extractionPrompt": {
                "type": "string",
                "minLength": 1,
                "maxLength": 4000,
                "description": "Additional instructions for the language model. Returns an error if the server has no language model."
              },
              "maxProperties": {
                "type": "integer",
                "minimum": 1,
                "maximum": 200,
                "description": "The maximum number of values to return, the most certain ones first."
              },
              "minConfidence": {
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "description": "The confidence that a value needs to be stored, from 0 to 1. A less certain value is returned as a suggestion. Defaults to the setting `EXTRACTION_MIN_CONFIDENCE` of the server, 0.9 if unset."
              }
            }
          }
        },
        "defaults": {
          "type": "object",
          "additionalProperties": false,
          "description": "Default fields for items that do not set them.",
          "properties": {
            "type": EntityType,
            "collectionIds": {
              "type": "array",
              "maxItems": 50,
              "items": {
                "type": "string",
                "minLength": 1,
                "maxLength": 64
              },
              "description": "Extract into these collections only."
            },
            "collectionNames": {
              "type": "array",
              "maxItems": 50,
              "items": {
                "type": "string",
                "minLength": 1,
                "maxLength": 200
              },
              "description": "Extract into these collections only, by name or slug."
            },
            "tags": Tags,
            "sessionId": {
              "type": "string",
              "minLength": 1,
              "maxLength": 200,
              "description": "The conversation that the items belong to."
            },
            "timestamp": {
              "type": "string",
              "format": "date-time",
              "maxLength": 64,
              "description": "A time in ISO 8601 format."
            },
            "metadata": {
              "type": "object",
              "description": "A JSON object of up to 8 kB. Returned unchanged.",
              "additionalProperties": true
            },
            "extract": {
              "type": "boolean",
              "description": "Whether to extract properties."
            },
            "maxProperties": {
              "type": "integer",
              "minimum": 1,
              "maximum": 200,
              "description": "The maximum number of values of each item."
            },
            "minConfidence": {
              "type": "number",
              "minimum": 0,
              "maximum": 1,
              "description": "The confidence that a value needs to be stored."
            }
          }
        }
      },
      "required": [
        "records"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "eventId": {
          "type": "string",
          "description": "ID of the event that shows the progress, for `GET /api/v1/events/{id}`."
        }
      },
      "required": [
        "success",
        "eventId"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "batchMemorize",
        "method": "POST",
        "path": "/api/v1/batch-memorize",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "records",
          "defaults"
        ]
      }
    ]
  },
  {
    "name": "smartRecall",
    "title": "Recall the memories that answer a question; or: Answer a message with the best strategy",
    "description": "operation smartRecall: Recall the memories that answer a question. Ranks the memories of one record, of all records of a type, or of the organization by how well they answer `query`. For one record, other memories of it fill the page: those nearest in meaning first, then the newest, with a low `score`. With `generateAnswer`, the response also has an answer and its sources, unless no memory answers the question; then only the recall is charged. With `filterByProperty` and no `query`, the call is a filter: it needs no model and costs nothing.\noperation smartRecallUnified: Answer a message with the best strategy. Chooses a strategy for a message by fixed rules. A message that is only about property values becomes a filter. A message that asks who someone is becomes a digest. Any other message is recalled; conditions on property values in it narrow the records. If the message is about one record, other memories of it fill the page. `strategy` and `why` show the choice. The call costs the same as the chosen operation.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "operation": {
          "type": "string",
          "enum": [
            "smartRecall",
            "smartRecallUnified"
          ],
          "description": "The operation to call. Defaults to the first operation that accepts all the given arguments."
        },
        "query": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000,
          "pattern": "\\S",
          "description": "The question or topic. Required unless `filterByProperty` is given. For operation smartRecall."
        },
        "recordId": {
          "type": "string",
          "pattern": "^rec_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of a record (one person, company or other entity). For operation smartRecall."
        },
        "email": {
          "type": "string",
          "format": "email",
          "maxLength": 254,
          "description": "Email address as an identity key. Case is ignored. For operation smartRecall."
        },
        "websiteUrl": {
          "type": "string",
          "minLength": 3,
          "maxLength": 500,
          "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. For operation smartRecall."
        },
        "phoneNumber": {
          "type": "string",
          "minLength": 5,
          "maxLength": 32,
          "pattern": "^\\+?[0-9 ()./-]+$",
          "description": "Phone number as an identity key. Only the digits and a leading plus are compared. For operation smartRecall."
        },
        "customKeyName": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[A-Za-z][A-Za-z0-9_.-]*$",
          "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. For operation smartRecall."
        },
        "customKeyValue": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "description": "Value of the identity key that `customKeyName` names. For operation smartRecall."
        },
        "type": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[A-Za-z][A-Za-z0-9 _-]*$",
          "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. For operation smartRecall."
        },
        "limit": {
          "anyOf": [
            {
              "type": "integer",
              "minimum": 1,
              "maximum": 100,
              "default": 10,
              "description": "The maximum number of results."
            },
            {
              "type": "integer",
              "minimum": 1,
              "maximum": 100,
              "default": 10,
              "description": "The maximum number of records or memories."
            }
          ]
        },
        "mode": {
          "type": "string",
          "enum": [
            "fast",
            "deep"
          ],
          "default": "fast",
          "description": "`deep` searches a second time for the names that the first results mention. For operation smartRecall."
        },
        "generateAnswer": {
          "type": "boolean",
          "default": false,
          "description": "Whether to add `answer`, `confidence` and `sources`. For operation smartRecall."
        },
        "minScore": {
          "type": "number",
          "minimum": 0,
          "maximum": 1,
          "description": "Omit results with a lower score. For operation smartRecall."
        },
        "since": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only memories at or after this time. For operation smartRecall."
        },
        "until": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only memories at or before this time. For operation smartRecall."
        },
        "tags": {
          "type": "array",
          "maxItems": 50,
          "uniqueItems": true,
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "description": "Labels. A filter on several tags matches memories that have all of them. For operation smartRecall."
        },
        "actionId": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "description": "Only notes of this workspace collection. For operation smartRecall."
        },
        "filterByProperty": {
          "type": "object",
          "description": "A filter on property values. It uses an index and costs nothing. For operation smartRecall.",
          "additionalProperties": false,
          "required": [
            "conditions"
          ],
          "properties": {
            "logic": {
              "type": "string",
              "enum": [
                "and",
                "or"
              ],
              "default": "and",
              "description": "Whether all conditions must match, or any one of them."
            },
            "conditions": {
              "type": "array",
              "description": "The conditions on property values.",
              "minItems": 1,
              "maxItems": 20,
              "items": PropertyCondition
            }
          }
        },
        "groupByRecord": {
          "type": "boolean",
          "default": false,
          "description": "Return only the best result of each record. For operation smartRecall."
        },
        "message": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000,
          "pattern": "\\S",
          "description": "The message in plain language. For operation smartRecallUnified."
        },
        "identifiers": {
          "type": "object",
          "additionalProperties": false,
          "description": "Records that the message is about. Identifiers without a record are listed in `unknownIdentifiers`. For operation smartRecallUnified.",
          "properties": {
            "emails": {
              "type": "array",
              "maxItems": 50,
              "items": {
                "type": "string",
                "format": "email",
                "maxLength": 254,
                "description": "Email address as an identity key. Case is ignored."
              },
              "description": "Email addresses of records."
            },
            "websiteUrls": {
              "type": "array",
              "maxItems": 50,
              "items": WebsiteUrl,
              "description": "Websites or domains of records."
            },
            "recordIds": {
              "type": "array",
              "maxItems": 50,
              "items": RecordId,
              "description": "IDs of records."
            }
          }
        },
        "sessionId": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "The conversation that the message is part of. Without identifiers, pronouns such as \"he\" or \"their\" refer to the records of its memories. For operation smartRecallUnified."
        },
        "outputFormat": {
          "type": "string",
          "enum": [
            "text",
            "structured"
          ],
          "default": "structured",
          "description": "`text` returns text for a prompt, numbered in the order of `sources`. For operation smartRecallUnified."
        },
        "tokenBudget": {
          "type": "integer",
          "minimum": 50,
          "maximum": 100000,
          "default": 1000,
          "description": "The maximum number of tokens of `text` and of a digest. For operation smartRecallUnified."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean",
          "const": true
        }
      },
      "required": [
        "success"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "smartRecall",
        "method": "POST",
        "path": "/api/v1/smart-recall",
        "writes": false,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "query",
          "recordId",
          "email",
          "websiteUrl",
          "phoneNumber",
          "customKeyName",
          "customKeyValue",
          "type",
          "limit",
          "mode",
          "generateAnswer",
          "minScore",
          "since",
          "until",
          "tags",
          "actionId",
          "filterByProperty",
          "groupByRecord"
        ]
      },
      {
        "operationId": "smartRecallUnified",
        "method": "POST",
        "path": "/api/v1/smart-recall-unified",
        "writes": false,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "message",
          "identifiers",
          "sessionId",
          "outputFormat",
          "limit",
          "tokenBudget"
        ]
      }
    ]
  },
  {
    "name": "memory_digest",
    "title": "Summarize a record within a token budget",
    "description": "Summarize a record within a token budget. Returns Markdown to include in a prompt: the record's properties, then its memories. Memories relevant to `focus` come first, then the newest. The digest never exceeds `tokenBudget`. If not everything fits, recent and frequently mentioned content has priority.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": RecordId,
        "email": {
          "type": "string",
          "format": "email",
          "maxLength": 254,
          "description": "Email address as an identity key. Case is ignored."
        },
        "websiteUrl": WebsiteUrl,
        "phoneNumber": PhoneNumber,
        "customKeyName": CustomKeyName,
        "customKeyValue": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "description": "Value of the identity key that `customKeyName` names."
        },
        "type": EntityType,
        "tokenBudget": {
          "type": "integer",
          "minimum": 50,
          "maximum": 100000,
          "default": 1000,
          "description": "The maximum number of tokens of the digest."
        },
        "includeProperties": {
          "type": "boolean",
          "default": true,
          "description": "Whether to include the record's properties."
        },
        "includeMemories": {
          "type": "boolean",
          "default": true,
          "description": "Whether to include the record's memories."
        },
        "actionId": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "description": "Only the notes and properties of this workspace collection."
        },
        "focus": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000,
          "pattern": "\\S",
          "description": "What the digest is for. Memories about it come first."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "digest": {
          "type": "string",
          "description": "The digest in Markdown."
        },
        "properties": {
          "type": "array",
          "items": PropertyValueResult,
          "description": "The properties in the digest."
        },
        "memories": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "id",
              "content",
              "timestamp"
            ],
            "properties": {
              "id": {
                "type": "string",
                "description": "ID of a memory.",
                "pattern": "^mem_[0-9A-HJKMNP-TV-Z]{26}$"
              },
              "content": {
                "type": "string",
                "description": "The text of the memory."
              },
              "timestamp": {
                "type": "string",
                "format": "date-time",
                "maxLength": 64,
                "description": "A time in ISO 8601 format."
              },
              "speaker": {
                "type": "string",
                "description": "Who said it, in a conversation."
              },
              "actionId": {
                "type": "string",
                "description": "ID of the workspace collection that the note belongs to."
              },
              "supersededBy": {
                "type": "array",
                "items": SupersedingValueResult,
                "description": "Later values that replaced something this memory says, newest first. Absent if everything it says is current."
              }
            }
          },
          "description": "The memories in the digest."
        },
        "tokenEstimate": {
          "type": "integer",
          "minimum": 0,
          "description": "Tokens of `digest`. Never exceeds the budget."
        }
      },
      "required": [
        "success",
        "digest",
        "properties",
        "memories",
        "tokenEstimate"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "smartMemoryDigest",
        "method": "POST",
        "path": "/api/v1/smart-memory-digest",
        "writes": false,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "recordId",
          "email",
          "websiteUrl",
          "phoneNumber",
          "customKeyName",
          "customKeyValue",
          "type",
          "tokenBudget",
          "includeProperties",
          "includeMemories",
          "actionId",
          "focus"
        ]
      }
    ]
  },
  {
    "name": "memory_recall_pro",
    "title": "List memories by date or by relevance",
    "description": "List memories by date or by relevance. Lists memories directly, without an answer. Without `query`, memories are sorted newest first and paginated. With `query`, they are sorted by relevance, at most 200 in total; for one record, those that do not match follow the ones that do. With `filterByProperty` and no `query`, the call costs nothing.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "query": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000,
          "pattern": "\\S",
          "description": "The words or topic to search for. Without it, memories are listed by date."
        },
        "recordId": RecordId,
        "email": {
          "type": "string",
          "format": "email",
          "maxLength": 254,
          "description": "Email address as an identity key. Case is ignored."
        },
        "websiteUrl": WebsiteUrl,
        "phoneNumber": PhoneNumber,
        "customKeyName": CustomKeyName,
        "customKeyValue": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "description": "Value of the identity key that `customKeyName` names."
        },
        "type": EntityType,
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "The maximum number of memories on a page."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the previous page."
        },
        "since": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only memories at or after this time."
        },
        "until": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only memories at or before this time."
        },
        "tags": Tags,
        "actionId": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "description": "Only notes of this workspace collection."
        },
        "filterByProperty": PropertyFilter
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "array",
          "items": MemoryResult,
          "description": "The memories of this page."
        },
        "nextCursor": {
          "type": "string",
          "description": "Absent on the last page."
        },
        "warnings": WarningsResult
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "recall",
        "method": "POST",
        "path": "/api/v1/recall",
        "writes": false,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "query",
          "recordId",
          "email",
          "websiteUrl",
          "phoneNumber",
          "customKeyName",
          "customKeyValue",
          "type",
          "limit",
          "cursor",
          "since",
          "until",
          "tags",
          "actionId",
          "filterByProperty"
        ]
      }
    ]
  },
  {
    "name": "memory_find_similar",
    "title": "Find similar records",
    "description": "Find similar records. Compares the most distinctive words of the record's memories (or of `text`) and its property values with those of other records of the same type. The response names the shared words and values. A `score` of 0.7 or more is `very_similar`, 0.35 or more `similar`, 0.2 or more `somewhat_similar`; lower scores are not returned. Uses no model.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000,
          "pattern": "\\S",
          "description": "The text to compare with, instead of a record."
        },
        "recordId": RecordId,
        "email": {
          "type": "string",
          "format": "email",
          "maxLength": 254,
          "description": "Email address as an identity key. Case is ignored."
        },
        "websiteUrl": WebsiteUrl,
        "phoneNumber": PhoneNumber,
        "customKeyName": CustomKeyName,
        "customKeyValue": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "description": "Value of the identity key that `customKeyName` names."
        },
        "type": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[A-Za-z][A-Za-z0-9 _-]*$",
          "description": "With a text, only records of this type. With a key, the type of the record that has it."
        },
        "filterByProperty": PropertyFilter,
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "default": 10,
          "description": "The maximum number of records to return."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "array",
          "items": SimilarRecordResult,
          "description": "The similar records, most similar first."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "similar",
        "method": "POST",
        "path": "/api/v1/similar",
        "writes": false,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "text",
          "recordId",
          "email",
          "websiteUrl",
          "phoneNumber",
          "customKeyName",
          "customKeyValue",
          "type",
          "filterByProperty",
          "limit"
        ]
      }
    ]
  },
  {
    "name": "memory_segment",
    "title": "Segment all records by similarity",
    "description": "Segment all records by similarity. Makes the same comparison as `similar` over all records and counts the records in each of its three tiers (scores from 0.7, 0.35 and 0.2). At most 5,000 records are compared by words and 5,000 by values.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000,
          "pattern": "\\S",
          "description": "The text to compare with, instead of a record."
        },
        "recordId": RecordId,
        "email": {
          "type": "string",
          "format": "email",
          "maxLength": 254,
          "description": "Email address as an identity key. Case is ignored."
        },
        "websiteUrl": WebsiteUrl,
        "phoneNumber": PhoneNumber,
        "customKeyName": CustomKeyName,
        "customKeyValue": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "description": "Value of the identity key that `customKeyName` names."
        },
        "type": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[A-Za-z][A-Za-z0-9 _-]*$",
          "description": "With a text, only records of this type. With a key, the type of the record that has it."
        },
        "filterByProperty": PropertyFilter,
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "default": 10,
          "description": "The maximum number of records to return in each segment."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "object",
          "description": "The segments.",
          "required": [
            "total",
            "segments"
          ],
          "properties": {
            "total": {
              "type": "integer",
              "minimum": 0,
              "description": "Records of that type in total, similar or not."
            },
            "segments": {
              "type": "array",
              "description": "One segment for each tier.",
              "items": {
                "type": "object",
                "required": [
                  "tier",
                  "count",
                  "records"
                ],
                "properties": {
                  "tier": Tier,
                  "count": {
                    "type": "integer",
                    "minimum": 0,
                    "description": "The number of records in the segment."
                  },
                  "records": {
                    "type": "array",
                    "items": SimilarRecordResult,
                    "description": "The most similar records of the segment."
                  }
                }
              }
            }
          }
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "segment",
        "method": "POST",
        "path": "/api/v1/segment",
        "writes": false,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "text",
          "recordId",
          "email",
          "websiteUrl",
          "phoneNumber",
          "customKeyName",
          "customKeyValue",
          "type",
          "filterByProperty",
          "limit"
        ]
      }
    ]
  },
  {
    "name": "memory_get_properties",
    "title": "Get a record's properties",
    "description": "Get a record's properties. Returns the current value of each property of a record, with the collection's description and the source of the value.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": RecordId,
        "email": {
          "type": "string",
          "format": "email",
          "maxLength": 254,
          "description": "Email address as an identity key. Case is ignored."
        },
        "websiteUrl": WebsiteUrl,
        "phoneNumber": PhoneNumber,
        "customKeyName": CustomKeyName,
        "customKeyValue": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "description": "Value of the identity key that `customKeyName` names."
        },
        "type": EntityType,
        "propertyNames": {
          "type": "array",
          "maxItems": 200,
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          },
          "description": "Return only these properties, by name or system name. Defaults to all."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "object",
          "description": "The record.",
          "required": [
            "recordId",
            "type",
            "properties"
          ],
          "properties": {
            "recordId": RecordId,
            "type": {
              "type": "string",
              "description": "The entity type of the record."
            },
            "properties": {
              "type": "array",
              "items": PropertyValueResult,
              "description": "The properties of the record."
            }
          }
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "getProperties",
        "method": "POST",
        "path": "/api/v1/properties",
        "writes": false,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "recordId",
          "email",
          "websiteUrl",
          "phoneNumber",
          "customKeyName",
          "customKeyValue",
          "type",
          "propertyNames"
        ]
      }
    ]
  },
  {
    "name": "memory_search",
    "title": "Search records by properties, by a query, or both",
    "description": "Search records by properties, by a query, or both. Returns records whose properties match `groups` of conditions, and their total. With `query`, returns the records whose memories match it, best first, from the 200 best memories. Without `query`, the call uses no model and costs nothing; records are sorted by ID, so a cursor never returns a record twice, even if records are added. To get a complete set, export it.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "query": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000,
          "pattern": "\\S",
          "description": "What the memories of the records are about. The call then costs as much as a recall."
        },
        "groups": {
          "type": "array",
          "minItems": 1,
          "maxItems": 10,
          "items": PropertyFilter,
          "description": "Groups of conditions. Each group has its own `logic`."
        },
        "logic": {
          "type": "string",
          "enum": [
            "and",
            "or"
          ],
          "default": "and",
          "description": "Whether all groups must match, or any one of them."
        },
        "filterByProperty": PropertyFilter,
        "type": EntityType,
        "page": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100000,
          "description": "Page number, starting at 1. Use it instead of `cursor`. Pages can shift if records are added; a cursor does not."
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "The maximum number of records on a page."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the previous page."
        },
        "returnRecords": {
          "type": "boolean",
          "default": true,
          "description": "Whether to return the keys and properties of each record. If false, only IDs and types are returned."
        },
        "includeMemories": {
          "type": "boolean",
          "default": false,
          "description": "Whether to add 5 memories to each record: the newest, or with `query` the best that were found."
        },
        "countOnly": {
          "type": "boolean",
          "default": false,
          "description": "Return `total` without records."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "recordId",
              "type"
            ],
            "properties": {
              "recordId": RecordId,
              "type": {
                "type": "string",
                "description": "The entity type of the record."
              },
              "score": {
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "description": "The score of the record's best memory. Present only with a query."
              },
              "keys": {
                "type": "array",
                "items": IdentityKeyResult,
                "description": "All identity keys of the record."
              },
              "properties": {
                "type": "object",
                "additionalProperties": true,
                "description": "All properties of the record by name."
              },
              "memories": {
                "type": "array",
                "items": MemoryResult,
                "description": "Present with `includeMemories`: up to 5 memories of the record."
              }
            }
          },
          "description": "The records of this page."
        },
        "total": {
          "type": "integer",
          "minimum": 0,
          "description": "The total number of matching records; with `query`, the number found. Present only on the first page of a cursor."
        },
        "nextCursor": {
          "type": "string",
          "description": "Absent on the last page, and if `page` was given."
        },
        "warnings": WarningsResult
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "search",
        "method": "POST",
        "path": "/api/v1/search",
        "writes": false,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "query",
          "groups",
          "logic",
          "filterByProperty",
          "type",
          "page",
          "pageSize",
          "cursor",
          "returnRecords",
          "includeMemories",
          "countOnly"
        ]
      }
    ]
  },
  {
    "name": "memory_update_property",
    "title": "Update a property or edit a memory",
    "description": "Update a property or edit a memory. Sets a property, adds to or removes from a list, increments a number, or patches an object or the items of a list. Concurrent updates do not overwrite each other. With `expectedVersion`, the update is made only if the property still has that version. `push` on `[Tasks]` and `[Issues]` maintains the lists of a workspace, which `set` cannot overwrite. To accept a suggestion of `memorize`, set its `value` with the memory as `sourceMemoryId`. With `memoryId` instead of a record, the call edits the content, tags, metadata or timestamp of a memory and indexes it again. If its content or timestamp changes, its properties are extracted again: values that only the memory before the edit said are replaced by the values before them, or removed. The history keeps every change.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": RecordId,
        "email": {
          "type": "string",
          "format": "email",
          "maxLength": 254,
          "description": "Email address as an identity key. Case is ignored."
        },
        "websiteUrl": WebsiteUrl,
        "phoneNumber": PhoneNumber,
        "customKeyName": CustomKeyName,
        "customKeyValue": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "description": "Value of the identity key that `customKeyName` names."
        },
        "type": EntityType,
        "propertyName": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "Name or system name of the property. `[Tasks]` and `[Issues]` are the lists of a workspace."
        },
        "collectionId": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "description": "The collection of the property, if several collections have a property of that name. For `[Tasks]` and `[Issues]`, the workspace."
        },
        "operation": {
          "type": "string",
          "enum": [
            "set",
            "push",
            "remove",
            "increment",
            "patch"
          ],
          "description": "`set` replaces the value. `push` adds to a list; if the value is a list, each of its elements is added. `remove` removes elements from a list (by value or `id`) or members from an object (by name); without a value it removes the property. `increment` adds to a number. `patch` merges into an object (JSON Merge Patch), or into the items of a list with the same `id`. Defaults to `set`."
        },
        "value": {
          "description": "The value to set, push, remove, add or merge. At most 200 elements at once, except for `set`. `push` and `patch` cannot make a value larger than 256 kB."
        },
        "unique": {
          "type": "boolean",
          "description": "Push only elements that the list does not have yet. Defaults to false."
        },
        "sourceMemoryId": {
          "type": "string",
          "description": "The memory that the value comes from, with `set` or `push`: it becomes the `source` of the value, for example of a suggestion that you accept. Must be a memory of the record.",
          "pattern": "^mem_[0-9A-HJKMNP-TV-Z]{26}$"
        },
        "evidence": {
          "type": "object",
          "required": [
            "start",
            "end",
            "text"
          ],
          "additionalProperties": false,
          "description": "The part of the source memory that supports the value, as `memorize` returned it. The history keeps it.",
          "properties": {
            "start": {
              "type": "integer",
              "minimum": 0,
              "description": "Where the text starts in the content."
            },
            "end": {
              "type": "integer",
              "minimum": 0,
              "description": "Where the text ends in the content."
            },
            "text": {
              "type": "string",
              "maxLength": 200000,
              "description": "The text itself."
            }
          }
        },
        "memoryId": {
          "type": "string",
          "description": "The memory to edit.",
          "pattern": "^mem_[0-9A-HJKMNP-TV-Z]{26}$"
        },
        "content": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200000,
          "pattern": "\\S",
          "description": "The new text of the memory, up to 200 kB. Must not be blank."
        },
        "tags": {
          "type": "array",
          "maxItems": 50,
          "uniqueItems": true,
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "description": "The new tags of the memory."
        },
        "metadata": {
          "type": "object",
          "description": "The new metadata of the memory.",
          "additionalProperties": true
        },
        "timestamp": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "When it was said or happened."
        },
        "extract": {
          "type": "boolean",
          "description": "Whether to extract properties again if the content or timestamp of the memory changes. Defaults to true."
        },
        "minConfidence": {
          "type": "number",
          "minimum": 0,
          "maximum": 1,
          "description": "The confidence that a value extracted from the edited memory needs to be stored, from 0 to 1. Defaults to the setting `EXTRACTION_MIN_CONFIDENCE` of the server, 0.9 if unset."
        },
        "expectedVersion": {
          "type": "integer",
          "minimum": 0,
          "maximum": 2147483647,
          "description": "Update only if the property or the memory has this version. 0 means that the property must not exist yet."
        },
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000,
          "description": "The reason for the change, kept in the history."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "object",
          "required": [
            "creditsCharged",
            "recordId",
            "version",
            "changed"
          ],
          "description": "The updated property, or the edited memory.",
          "properties": {
            "creditsCharged": {
              "type": "integer",
              "minimum": 0,
              "description": "Credits that the call cost."
            },
            "recordId": RecordId,
            "propertyName": {
              "type": "string",
              "description": "The display name of the property. Absent if a memory was edited."
            },
            "systemName": {
              "type": "string",
              "description": "The system name of the property. Absent if a memory was edited."
            },
            "collectionId": {
              "type": "string",
              "description": "Absent if no collection defines the property."
            },
            "value": {
              "description": "The current value. Absent if there is none."
            },
            "previousValue": {
              "description": "The previous value. Absent if there was none."
            },
            "memory": {
              "type": "object",
              "required": [
                "memoryId",
                "recordId",
                "content",
                "createdAt",
                "timestamp",
                "tags",
                "metadata",
                "version"
              ],
              "properties": {
                "memoryId": {
                  "type": "string",
                  "description": "ID of a memory.",
                  "pattern": "^mem_[0-9A-HJKMNP-TV-Z]{26}$"
                },
                "recordId": RecordId,
                "content": {
                  "type": "string",
                  "description": "The text of the memory."
                },
                "createdAt": {
                  "type": "string",
                  "format": "date-time",
                  "maxLength": 64,
                  "description": "A time in ISO 8601 format."
                },
                "timestamp": {
                  "type": "string",
                  "format": "date-time",
                  "maxLength": 64,
                  "description": "A time in ISO 8601 format."
                },
                "speaker": {
                  "type": "string",
                  "description": "Who said it, in a conversation."
                },
                "actionId": {
                  "type": "string",
                  "description": "ID of the workspace collection that the note belongs to."
                },
                "sessionId": {
                  "type": "string",
                  "description": "The conversation that the memory belongs to."
                },
                "tags": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  },
                  "description": "The labels of the memory."
                },
                "metadata": {
                  "type": "object",
                  "description": "A JSON object of up to 8 kB. Returned unchanged.",
                  "additionalProperties": true
                },
                "version": {
                  "type": "integer",
                  "minimum": 1,
                  "description": "Rises with each edit."
                },
                "score": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1,
                  "description": "Present only with a query."
                },
                "supersededBy": {
                  "type": "array",
                  "items": SupersedingValueResult,
                  "description": "Later values that replaced something this memory says, newest first. Absent if everything it says is current."
                }
              },
              "description": "The edited memory. Present only with `memoryId`."
            },
            "properties": {
              "type": "array",
              "items": ExtractedPropertyResult,
              "description": "Present if properties were extracted from the edited memory."
            },
            "version": {
              "type": "integer",
              "minimum": 0,
              "description": "The current version."
            },
            "changed": {
              "type": "boolean",
              "description": "False if the property already had this value, or the memory these fields; nothing was written or charged."
            }
          }
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "updateProperty",
        "method": "POST",
        "path": "/api/v1/memory/update",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "recordId",
          "email",
          "websiteUrl",
          "phoneNumber",
          "customKeyName",
          "customKeyValue",
          "type",
          "propertyName",
          "collectionId",
          "operation",
          "value",
          "unique",
          "sourceMemoryId",
          "evidence",
          "memoryId",
          "content",
          "tags",
          "metadata",
          "timestamp",
          "extract",
          "minConfidence",
          "expectedVersion",
          "reason"
        ]
      }
    ]
  },
  {
    "name": "memory_update_keys",
    "title": "Add or move identity keys",
    "description": "Add or move identity keys. Adds identity keys to a record. A record can have many keys, including several with the same name. A key belongs to one record of a type. If another record has the key, the call returns 409 with both `recordIds`, unless `move` is true. The last key of a record cannot be moved. Adding a key that the record already has changes nothing.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": RecordId,
        "email": {
          "type": "string",
          "format": "email",
          "maxLength": 254,
          "description": "Email address as an identity key. Case is ignored."
        },
        "websiteUrl": WebsiteUrl,
        "phoneNumber": PhoneNumber,
        "customKeyName": CustomKeyName,
        "customKeyValue": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "description": "Value of the identity key that `customKeyName` names."
        },
        "type": EntityType,
        "keys": {
          "type": "array",
          "minItems": 1,
          "maxItems": 100,
          "items": IdentityKey,
          "description": "The keys to add to the record."
        },
        "move": {
          "type": "boolean",
          "default": false,
          "description": "Move the key if another record has it."
        }
      },
      "required": [
        "keys"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": RecordKeysResult
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "updateKeys",
        "method": "POST",
        "path": "/api/v1/memory/update-keys",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "recordId",
          "email",
          "websiteUrl",
          "phoneNumber",
          "customKeyName",
          "customKeyValue",
          "type",
          "keys",
          "move"
        ]
      }
    ]
  },
  {
    "name": "memory_list_keys",
    "title": "List a record's identity keys",
    "description": "List a record's identity keys. Lists all keys of a record by name and value, in normalized form.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": RecordId,
        "email": {
          "type": "string",
          "format": "email",
          "maxLength": 254,
          "description": "Email address as an identity key. Case is ignored."
        },
        "websiteUrl": WebsiteUrl,
        "phoneNumber": PhoneNumber,
        "customKeyName": CustomKeyName,
        "customKeyValue": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "description": "Value of the identity key that `customKeyName` names."
        },
        "type": EntityType
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": RecordKeysResult
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "listKeys",
        "method": "POST",
        "path": "/api/v1/memory/list-keys",
        "writes": false,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "recordId",
          "email",
          "websiteUrl",
          "phoneNumber",
          "customKeyName",
          "customKeyValue",
          "type"
        ]
      }
    ]
  },
  {
    "name": "memory_delete_keys",
    "title": "Remove identity keys from a record",
    "description": "Remove identity keys from a record. Removes keys, which other records can use at once. A record keeps at least one key: removing the last one returns 409; delete the record instead. Keys that the record does not have are ignored.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": RecordId,
        "email": {
          "type": "string",
          "format": "email",
          "maxLength": 254,
          "description": "Email address as an identity key. Case is ignored."
        },
        "websiteUrl": WebsiteUrl,
        "phoneNumber": PhoneNumber,
        "customKeyName": CustomKeyName,
        "customKeyValue": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "description": "Value of the identity key that `customKeyName` names."
        },
        "type": EntityType,
        "keys": {
          "type": "array",
          "minItems": 1,
          "maxItems": 100,
          "items": IdentityKey,
          "description": "The keys to remove from the record."
        }
      },
      "required": [
        "keys"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": RecordKeysResult
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "deleteKeys",
        "method": "POST",
        "path": "/api/v1/memory/delete-keys",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "recordId",
          "email",
          "websiteUrl",
          "phoneNumber",
          "customKeyName",
          "customKeyValue",
          "type",
          "keys"
        ]
      }
    ]
  },
  {
    "name": "collection_list",
    "title": "List collections",
    "description": "List collections. Lists all collections of the organization, oldest first.",
    "toolset": "collections",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the previous page."
        },
        "entityType": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[A-Za-z][A-Za-z0-9 _-]*$",
          "description": "Only collections for this entity type."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "array",
          "items": CollectionResult,
          "description": "The collections of this page."
        },
        "nextCursor": {
          "type": "string",
          "description": "Absent on the last page."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "listCollections",
        "method": "GET",
        "path": "/api/v1/collections",
        "writes": false,
        "pathFields": [],
        "queryFields": [
          "limit",
          "cursor",
          "entityType"
        ]
      }
    ]
  },
  {
    "name": "collection_create",
    "title": "Create a collection; or: Create the starter collection",
    "description": "operation createCollection: Create a collection. Defines properties to extract from new memories. `systemName` and `slug` are generated from the names if absent.\noperation createStarterCollection: Create the starter collection. Creates a collection named Starter with six properties that most conversations about people and companies contain: job title, company, location, budget, decision date and interests. It applies to all entity types and can be changed like any other collection. If a collection with the slug `starter` exists, the call returns 409 with `existingId`.",
    "toolset": "collections",
    "inputSchema": {
      "type": "object",
      "properties": {
        "operation": {
          "type": "string",
          "enum": [
            "createCollection",
            "createStarterCollection"
          ],
          "description": "The operation to call. Defaults to the first operation that accepts all the given arguments."
        },
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "The display name. For operation createCollection."
        },
        "slug": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100,
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
          "description": "The name to use in code. For operation createCollection."
        },
        "description": {
          "type": "string",
          "maxLength": 2000,
          "description": "What the collection is for. For operation createCollection."
        },
        "entityType": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[A-Za-z][A-Za-z0-9 _-]*$",
          "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. For operation createCollection."
        },
        "kind": {
          "type": "string",
          "enum": [
            "properties",
            "workspace"
          ],
          "default": "properties",
          "description": "The kind of collection. A workspace also holds notes and tasks. For operation createCollection."
        },
        "properties": {
          "type": "array",
          "description": "The properties to extract. For operation createCollection.",
          "maxItems": 200,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "name",
              "type"
            ],
            "properties": {
              "name": {
                "type": "string",
                "minLength": 1,
                "maxLength": 100,
                "description": "The display name of the property."
              },
              "systemName": {
                "type": "string",
                "minLength": 1,
                "maxLength": 100,
                "pattern": "^[a-z][a-z0-9_]*$",
                "description": "The name of the property in code. Generated from the name if absent."
              },
              "type": PropertyType,
              "options": PropertyOptions,
              "description": {
                "type": "string",
                "maxLength": 1000,
                "description": "What the property means. Extraction uses this text."
              },
              "mode": {
                "type": "string",
                "enum": [
                  "replace",
                  "append"
                ],
                "default": "replace",
                "description": "Whether a new value replaces the old one or is added to a list."
              },
              "unit": {
                "type": "string",
                "minLength": 1,
                "maxLength": 32,
                "description": "The unit of numbers."
              }
            }
          }
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean",
          "const": true
        }
      },
      "required": [
        "success"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "createCollection",
        "method": "POST",
        "path": "/api/v1/collections",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "name",
          "slug",
          "description",
          "entityType",
          "kind",
          "properties"
        ]
      },
      {
        "operationId": "createStarterCollection",
        "method": "POST",
        "path": "/api/v1/collections/starter",
        "writes": true,
        "pathFields": [],
        "queryFields": []
      }
    ]
  },
  {
    "name": "collection_update",
    "title": "Update a collection",
    "description": "Update a collection. Changes the given fields and keeps the others. `properties`, if given, replaces the property list in that order. An entry updates the property with the same `systemName` or, without one, the same name, so a renamed or retyped property keeps its values. Any other entry is a new property. If a property's type changes, values that fit the new type are converted; the others stay as they are and are reported. If values are affected, `eventId` names the event that counts them and lists each value that did not fit. Large conversions run in the background. A request that changes nothing creates no version.",
    "toolset": "collections",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^col_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the collection."
        },
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "The display name."
        },
        "slug": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100,
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
          "description": "The name to use in code."
        },
        "description": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 2000,
          "description": "What the collection is for."
        },
        "entityType": {
          "type": [
            "string",
            "null"
          ],
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[A-Za-z][A-Za-z0-9 _-]*$",
          "description": "The entity type that the collection applies to. `null` applies it to all types."
        },
        "properties": {
          "type": "array",
          "description": "All properties that the collection has after the change, in order.",
          "maxItems": 200,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "description": "An existing property with its changes, or a new property, which requires a name and a type. Fields that are not given stay the same; `null` clears a field.",
            "properties": {
              "name": {
                "type": "string",
                "minLength": 1,
                "maxLength": 100,
                "description": "The display name of the property."
              },
              "systemName": {
                "type": "string",
                "minLength": 1,
                "maxLength": 100,
                "pattern": "^[a-z][a-z0-9_]*$",
                "description": "Identifies the property. Cannot be changed."
              },
              "type": PropertyType,
              "options": PropertyOptions,
              "description": {
                "type": [
                  "string",
                  "null"
                ],
                "maxLength": 1000,
                "description": "What the property means. Extraction uses this text. `null` clears it."
              },
              "mode": {
                "type": "string",
                "enum": [
                  "replace",
                  "append"
                ],
                "description": "Whether a new value replaces the old one or is added to a list."
              },
              "unit": {
                "type": [
                  "string",
                  "null"
                ],
                "minLength": 1,
                "maxLength": 32,
                "description": "The unit of numbers. `null` clears it."
              }
            }
          }
        },
        "removedValues": {
          "type": "string",
          "enum": [
            "keep",
            "delete"
          ],
          "description": "What to do with the values of properties that are missing from `properties`. Required if a property is missing. Values that are kept can still be read and filtered by; a later property with the same system name gets them back."
        },
        "expectedVersion": {
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "description": "Return 409 unless the collection has this version."
        },
        "note": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "description": "The reason for the change, kept in the history."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": CollectionResult,
        "eventId": {
          "type": "string",
          "description": "The event that reports on converted values. Absent if no values are affected."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "updateCollection",
        "method": "PATCH",
        "path": "/api/v1/collections/{id}",
        "writes": true,
        "pathFields": [
          "id"
        ],
        "queryFields": [],
        "bodyFields": [
          "name",
          "slug",
          "description",
          "entityType",
          "properties",
          "removedValues",
          "expectedVersion",
          "note"
        ]
      }
    ]
  },
  {
    "name": "collection_delete",
    "title": "Delete a collection",
    "description": "Delete a collection. Deletes the definitions and their versions. If the collection has values (lists of tasks and issues are values too) or notes, the call returns 409 with their counts, unless `cascade` is true. With `cascade`, the values are deleted too, large sets in the background (`eventId`); their history is kept. Notes stay as memories of their records.",
    "toolset": "collections",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^col_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the collection."
        },
        "cascade": {
          "type": "boolean",
          "default": false,
          "description": "Whether to delete the values with the collection."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "object",
          "description": "The deleted collection.",
          "required": [
            "id",
            "values",
            "notes"
          ],
          "properties": {
            "id": {
              "type": "string",
              "description": "ID of the collection."
            },
            "values": {
              "type": "integer",
              "minimum": 0,
              "description": "Values deleted with the collection."
            },
            "notes": {
              "type": "integer",
              "minimum": 0,
              "description": "Notes that belonged to the collection and stay as memories."
            }
          }
        },
        "eventId": {
          "type": "string",
          "description": "The event that reports on deleted values. Absent if there were none."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "deleteCollection",
        "method": "DELETE",
        "path": "/api/v1/collections/{id}",
        "writes": true,
        "pathFields": [
          "id"
        ],
        "queryFields": [
          "cascade"
        ]
      }
    ]
  },
  {
    "name": "collection_history",
    "title": "Get a collection's history",
    "description": "Get a collection's history. Lists the versions of the collection, newest first.",
    "toolset": "collections",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^col_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the collection."
        },
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the previous page."
        },
        "mode": {
          "type": "string",
          "enum": [
            "full",
            "diff"
          ],
          "default": "full",
          "description": "`full` returns each complete version. `diff` returns what each version changed; the first version adds everything."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "version",
              "at",
              "actor"
            ],
            "properties": {
              "version": {
                "type": "integer",
                "minimum": 1,
                "description": "The number of the version."
              },
              "at": {
                "type": "string",
                "format": "date-time",
                "maxLength": 64,
                "description": "A time in ISO 8601 format."
              },
              "actor": {
                "type": "string",
                "description": "Who created the version: `key:<id>`, `internal` or `operator`."
              },
              "note": {
                "type": "string",
                "description": "The reason for the change."
              },
              "collection": {
                "type": "object",
                "description": "The complete version, with `mode` `full`.",
                "required": [
                  "name",
                  "slug",
                  "properties"
                ],
                "properties": {
                  "name": {
                    "type": "string",
                    "description": "The display name of the collection."
                  },
                  "slug": {
                    "type": "string",
                    "description": "The name of the collection in code."
                  },
                  "description": {
                    "type": "string",
                    "description": "What the collection is for."
                  },
                  "entityType": {
                    "type": "string",
                    "description": "Absent if the collection applied to all entity types."
                  },
                  "properties": {
                    "type": "array",
                    "items": PropertyDefinitionResult,
                    "description": "The properties that this version defines."
                  }
                }
              },
              "changes": {
                "type": "object",
                "description": "What the version changed, with `mode` `diff`.",
                "required": [
                  "fields",
                  "added",
                  "removed",
                  "renamed",
                  "changed",
                  "reordered"
                ],
                "properties": {
                  "fields": {
                    "type": "array",
                    "items": FieldChangeResult,
                    "description": "Changed fields of the collection."
                  },
                  "added": {
                    "type": "array",
                    "items": PropertyDefinitionResult,
                    "description": "Properties that were added."
                  },
                  "removed": {
                    "type": "array",
                    "items": PropertyDefinitionResult,
                    "description": "Properties that were removed."
                  },
                  "renamed": {
                    "type": "array",
                    "description": "Properties with a different display name.",
                    "items": {
                      "type": "object",
                      "required": [
                        "systemName",
                        "from",
                        "to"
                      ],
                      "properties": {
                        "systemName": {
                          "type": "string",
                          "description": "The name of the property in code."
                        },
                        "from": {
                          "type": "string",
                          "description": "The old display name."
                        },
                        "to": {
                          "type": "string",
                          "description": "The new display name."
                        }
                      }
                    }
                  },
                  "changed": {
                    "type": "array",
                    "description": "Properties with a different type, options, description, mode or unit.",
                    "items": {
                      "type": "object",
                      "required": [
                        "systemName",
                        "name",
                        "fields"
                      ],
                      "properties": {
                        "systemName": {
                          "type": "string",
                          "description": "The name of the property in code."
                        },
                        "name": {
                          "type": "string",
                          "description": "The display name of the property."
                        },
                        "fields": {
                          "type": "array",
                          "items": FieldChangeResult,
                          "description": "The fields that changed."
                        }
                      }
                    }
                  },
                  "reordered": {
                    "type": "boolean",
                    "description": "Whether the order of the existing properties changed."
                  }
                }
              }
            }
          },
          "description": "The versions of the collection, newest first."
        },
        "nextCursor": {
          "type": "string",
          "description": "Absent on the last page."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "getCollectionHistory",
        "method": "GET",
        "path": "/api/v1/collections/{id}/history",
        "writes": false,
        "pathFields": [
          "id"
        ],
        "queryFields": [
          "limit",
          "cursor",
          "mode"
        ]
      }
    ]
  },
  {
    "name": "entity_type_list",
    "title": "List entity types",
    "description": "List entity types. Lists the types of records by name, with the number of records of each.",
    "toolset": "collections",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the previous page."
        },
        "archived": {
          "type": "boolean",
          "description": "Only archived types, or only types that are not archived."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "description": "An entity type.",
            "required": [
              "id",
              "name",
              "slug",
              "identityKeys",
              "recordCount",
              "createdAt",
              "updatedAt"
            ],
            "properties": {
              "id": {
                "type": "string",
                "description": "ID of the entity type."
              },
              "name": {
                "type": "string",
                "description": "The `type` of its records."
              },
              "slug": {
                "type": "string",
                "description": "The name of the type in code."
              },
              "description": {
                "type": "string",
                "description": "What the type represents."
              },
              "identityKeys": {
                "type": "array",
                "items": {
                  "type": "string"
                },
                "description": "The identity keys that records of this type usually have."
              },
              "archivedAt": {
                "type": "string",
                "format": "date-time",
                "maxLength": 64,
                "description": "A time in ISO 8601 format."
              },
              "recordCount": {
                "type": "integer",
                "minimum": 0,
                "description": "The number of records of this type."
              },
              "createdAt": {
                "type": "string",
                "format": "date-time",
                "maxLength": 64,
                "description": "A time in ISO 8601 format."
              },
              "updatedAt": {
                "type": "string",
                "format": "date-time",
                "maxLength": 64,
                "description": "A time in ISO 8601 format."
              }
            }
          },
          "description": "The entity types of this page."
        },
        "nextCursor": {
          "type": "string",
          "description": "Absent on the last page."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "listEntityTypes",
        "method": "GET",
        "path": "/api/v1/entities",
        "writes": false,
        "pathFields": [],
        "queryFields": [
          "limit",
          "cursor",
          "archived"
        ]
      }
    ]
  },
  {
    "name": "guideline_list",
    "title": "List guidelines",
    "description": "List guidelines. Lists the guidelines of the organization, oldest first, without their text.",
    "toolset": "guidelines",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the previous page."
        },
        "tags": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "description": "Only guidelines with all of these tags, separated by commas."
        },
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "Only guidelines whose name contains this text. Case does not matter."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "array",
          "items": GuidelineResult,
          "description": "The guidelines of this page."
        },
        "nextCursor": {
          "type": "string",
          "description": "Absent on the last page."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "listGuidelines",
        "method": "GET",
        "path": "/api/v1/guidelines",
        "writes": false,
        "pathFields": [],
        "queryFields": [
          "limit",
          "cursor",
          "tags",
          "name"
        ]
      }
    ]
  },
  {
    "name": "guideline_create",
    "title": "Create a guideline",
    "description": "Create a guideline. Stores a Markdown document for agents to read. The text is stored and returned exactly as it was sent.",
    "toolset": "guidelines",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "pattern": "\\S",
          "description": "The display name."
        },
        "value": {
          "type": "string",
          "maxLength": 100000,
          "description": "The text in Markdown. At most 100,000 characters."
        },
        "description": {
          "type": "string",
          "maxLength": 2000,
          "description": "What the guideline is about."
        },
        "tags": {
          "type": "array",
          "maxItems": 50,
          "uniqueItems": true,
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "\\S"
          },
          "description": "Labels to filter by.",
          "default": []
        },
        "alwaysOn": {
          "type": "boolean",
          "description": "Whether agents should always have this guideline in their context.",
          "default": false
        },
        "triggerKeywords": {
          "type": "array",
          "maxItems": 50,
          "uniqueItems": true,
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "\\S"
          },
          "description": "Words in a message for which agents should read this guideline.",
          "default": []
        }
      },
      "required": [
        "name",
        "value"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": GuidelineResult
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "createGuideline",
        "method": "POST",
        "path": "/api/v1/guidelines",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "name",
          "value",
          "description",
          "tags",
          "alwaysOn",
          "triggerKeywords"
        ]
      }
    ]
  },
  {
    "name": "guideline_read",
    "title": "Get a guideline's structure; or: Get a section of a guideline; or: Get a guideline",
    "description": "operation getGuidelineStructure: Get a guideline's structure. Returns the headings of the guideline as a tree, with the position and the size of each section. A section extends from its heading to the next heading of the same or a higher rank. Headings in code, quotes, lists and front matter do not count.\noperation getGuidelineSection: Get a section of a guideline. Returns the text of one section, with its heading and its subsections. Name it by `slug` or by `header`. If several sections have the header, the call returns 409 with their `slugs`.\noperation getGuideline: Get a guideline. Returns the guideline with its complete text, exactly as it was sent. To read a long guideline in parts, get its structure first.",
    "toolset": "guidelines",
    "inputSchema": {
      "type": "object",
      "properties": {
        "operation": {
          "type": "string",
          "enum": [
            "getGuidelineStructure",
            "getGuidelineSection",
            "getGuideline"
          ],
          "description": "The operation to call. Defaults to the first operation that accepts all the given arguments."
        },
        "id": {
          "type": "string",
          "pattern": "^gdl_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the guideline."
        },
        "slug": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000,
          "description": "The slug of the section, from the structure. For operation getGuidelineSection."
        },
        "header": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000,
          "pattern": "\\S",
          "description": "The heading of the section, without its `#`. Case does not matter. For operation getGuidelineSection."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean",
          "const": true
        }
      },
      "required": [
        "success"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "getGuidelineStructure",
        "method": "GET",
        "path": "/api/v1/guidelines/{id}/structure",
        "writes": false,
        "pathFields": [
          "id"
        ],
        "queryFields": []
      },
      {
        "operationId": "getGuidelineSection",
        "method": "GET",
        "path": "/api/v1/guidelines/{id}/section",
        "writes": false,
        "pathFields": [
          "id"
        ],
        "queryFields": [
          "slug",
          "header"
        ]
      },
      {
        "operationId": "getGuideline",
        "method": "GET",
        "path": "/api/v1/guidelines/{id}",
        "writes": false,
        "pathFields": [
          "id"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "guideline_update",
    "title": "Update a guideline",
    "description": "Update a guideline. Changes the given fields and keeps the others. `updateMode` says what `value` does: it replaces the text (`replace`, the default), is added at the end (`append`), replaces one section (`section`), or is added to the end of a section's own text, before its subsections (`appendToSection`). Text outside the section does not change. The change is applied to the current version; with `expectedVersion`, the call returns 409 with `currentVersion` if someone else changed it first. A request that changes nothing creates no version.",
    "toolset": "guidelines",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^gdl_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the guideline."
        },
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "pattern": "\\S",
          "description": "The display name."
        },
        "description": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 2000,
          "description": "What the guideline is about. `null` clears it."
        },
        "tags": {
          "type": "array",
          "maxItems": 50,
          "uniqueItems": true,
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "\\S"
          },
          "description": "Labels to filter by."
        },
        "alwaysOn": {
          "type": "boolean",
          "description": "Whether agents should always have this guideline in their context."
        },
        "triggerKeywords": {
          "type": "array",
          "maxItems": 50,
          "uniqueItems": true,
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100,
            "pattern": "\\S"
          },
          "description": "Words in a message for which agents should read this guideline."
        },
        "value": {
          "type": "string",
          "maxLength": 100000,
          "description": "The new text in Markdown, or the text to add. With the mode `section`, a heading of the same rank at its start replaces the heading; otherwise the heading stays. All other headings in the text of a section must be of a lower rank."
        },
        "updateMode": {
          "type": "string",
          "enum": [
            "replace",
            "append",
            "section",
            "appendToSection"
          ],
          "description": "What `value` does. `replace` if absent."
        },
        "sectionHeader": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000,
          "pattern": "\\S",
          "description": "The heading of a section, without its `#`. Case does not matter."
        },
        "sectionSlug": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000,
          "description": "The slug of a section, from the structure."
        },
        "expectedVersion": {
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "description": "Return 409 unless the guideline has this version."
        },
        "historyNote": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "pattern": "\\S",
          "description": "The reason for the change, kept with the version."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": GuidelineResult
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "updateGuideline",
        "method": "PATCH",
        "path": "/api/v1/guidelines/{id}",
        "writes": true,
        "pathFields": [
          "id"
        ],
        "queryFields": [],
        "bodyFields": [
          "name",
          "description",
          "tags",
          "alwaysOn",
          "triggerKeywords",
          "value",
          "updateMode",
          "sectionHeader",
          "sectionSlug",
          "expectedVersion",
          "historyNote"
        ]
      }
    ]
  },
  {
    "name": "guideline_delete",
    "title": "Delete a guideline",
    "description": "Delete a guideline. Deletes the guideline and its versions. This cannot be undone.",
    "toolset": "guidelines",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^gdl_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the guideline."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "object",
          "description": "The deleted guideline.",
          "required": [
            "id",
            "version"
          ],
          "properties": {
            "id": {
              "type": "string",
              "description": "ID of the guideline."
            },
            "version": {
              "type": "integer",
              "minimum": 1,
              "description": "Its last version."
            }
          }
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "deleteGuideline",
        "method": "DELETE",
        "path": "/api/v1/guidelines/{id}",
        "writes": true,
        "pathFields": [
          "id"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "event_get",
    "title": "Get an event",
    "description": "Get an event. Returns the status and progress of a background job.",
    "toolset": "events",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^job_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the event."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "object",
          "description": "A background job.",
          "required": [
            "id",
            "type",
            "status",
            "progress",
            "createdAt"
          ],
          "properties": {
            "id": {
              "type": "string",
              "description": "ID of the event."
            },
            "type": {
              "type": "string",
              "description": "The kind of work."
            },
            "status": {
              "type": "string",
              "enum": [
                "queued",
                "processing",
                "completed",
                "partial",
                "failed",
                "cancelled"
              ],
              "description": "`queued` and `processing` are in progress; the others are final. `partial` means that some items failed and the others are stored."
            },
            "progress": {
              "type": "object",
              "description": "How far the work is.",
              "required": [
                "done",
                "total",
                "failed"
              ],
              "properties": {
                "done": {
                  "type": "integer",
                  "minimum": 0,
                  "description": "Completed items, including failed ones."
                },
                "total": {
                  "type": "integer",
                  "minimum": 0,
                  "description": "The number of items."
                },
                "failed": {
                  "type": "integer",
                  "minimum": 0,
                  "description": "Items that failed."
                }
              }
            },
            "createdAt": {
              "type": "string",
              "format": "date-time",
              "maxLength": 64,
              "description": "A time in ISO 8601 format."
            },
            "startedAt": {
              "type": "string",
              "format": "date-time",
              "maxLength": 64,
              "description": "A time in ISO 8601 format."
            },
            "finishedAt": {
              "type": "string",
              "format": "date-time",
              "maxLength": 64,
              "description": "A time in ISO 8601 format."
            },
            "result": {
              "type": "object",
              "additionalProperties": true,
              "description": "A summary, once the event has completed."
            },
            "error": {
              "type": "string",
              "description": "Why the event failed."
            }
          }
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "getEvent",
        "method": "GET",
        "path": "/api/v1/events/{id}",
        "writes": false,
        "pathFields": [
          "id"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "event_details",
    "title": "List the outcome of each item",
    "description": "List the outcome of each item. Lists the items of an event in order, each with its outcome.",
    "toolset": "events",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^job_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the event."
        },
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the previous page."
        },
        "outcome": {
          "type": "string",
          "enum": [
            "pending",
            "succeeded",
            "failed"
          ],
          "description": "Only items with this outcome."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "index",
              "outcome"
            ],
            "properties": {
              "index": {
                "type": "integer",
                "minimum": 0,
                "description": "The position of the item in the request, from 0."
              },
              "outcome": {
                "type": "string",
                "enum": [
                  "pending",
                  "succeeded",
                  "failed"
                ],
                "description": "Whether the item is done."
              },
              "result": {
                "type": "object",
                "additionalProperties": true,
                "description": "What the operation would return for this item alone."
              },
              "error": {
                "type": "object",
                "description": "An error response.",
                "required": [
                  "success",
                  "error",
                  "message"
                ],
                "additionalProperties": true,
                "properties": {
                  "success": {
                    "type": "boolean",
                    "const": false,
                    "description": "Always false in a failure."
                  },
                  "error": {
                    "type": "string",
                    "description": "The error code, for programs.",
                    "enum": [
                      "validation_error",
                      "authentication_error",
                      "payment_required",
                      "permission_error",
                      "not_found_error",
                      "conflict_error",
                      "rate_limit_error",
                      "server_error"
                    ]
                  },
                  "message": {
                    "type": "string",
                    "description": "What is wrong, where, and how to fix it."
                  },
                  "details": {
                    "type": "array",
                    "description": "The fields of the request that are wrong, up to 20.",
                    "items": {
                      "type": "object",
                      "required": [
                        "path",
                        "message"
                      ],
                      "properties": {
                        "path": {
                          "type": "string",
                          "description": "Where in the request the problem is."
                        },
                        "message": {
                          "type": "string",
                          "description": "What is wrong there."
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "description": "The items of this page."
        },
        "nextCursor": {
          "type": "string",
          "description": "Absent on the last page."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "getEventDetails",
        "method": "GET",
        "path": "/api/v1/events/{id}/details",
        "writes": false,
        "pathFields": [
          "id"
        ],
        "queryFields": [
          "limit",
          "cursor",
          "outcome"
        ]
      }
    ]
  },
  {
    "name": "webhook_list",
    "title": "List webhook subscriptions",
    "description": "List webhook subscriptions. Lists all subscriptions of the live or test data, oldest first, with the state of their circuits. Secrets are masked.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the previous page."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "array",
          "items": WebhookResult,
          "description": "The subscriptions of this page."
        },
        "nextCursor": {
          "type": "string",
          "description": "Absent on the last page."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "listWebhooks",
        "method": "GET",
        "path": "/api/v1/webhooks",
        "writes": false,
        "pathFields": [],
        "queryFields": [
          "limit",
          "cursor"
        ]
      }
    ]
  },
  {
    "name": "webhook_create",
    "title": "Create a webhook subscription",
    "description": "Create a webhook subscription. Sends events of the given types to a URL, signed according to Standard Webhooks. A test event is sent at once; if it fails, the subscription is still saved and `warning` says why. `secret_current` has the signing secret; it is shown only once. In live mode the URL must use https. Addresses that are not public are refused. The limit is 20 subscriptions for live data and 20 for test data.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "url": WebhookUrl,
        "events": WebhookEventPatterns,
        "description": {
          "type": "string",
          "maxLength": 500,
          "description": "A description for people."
        },
        "auth": WebhookAuth,
        "guarantee": WebhookGuarantee,
        "timeout_ms": WebhookTimeout
      },
      "required": [
        "url",
        "events"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": WebhookResult,
        "ping": WebhookPingResult,
        "warning": {
          "type": "string",
          "description": "Present if the test event failed, or if no known event type matches one of the patterns."
        }
      },
      "required": [
        "success",
        "data",
        "ping"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "createWebhook",
        "method": "POST",
        "path": "/api/v1/webhooks",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "url",
          "events",
          "description",
          "auth",
          "guarantee",
          "timeout_ms"
        ]
      }
    ]
  },
  {
    "name": "webhook_publish",
    "title": "Publish events",
    "description": "Publish events. Sends your own events to the subscriptions that match their types. The call accepts all events or none. An ID that was published before is skipped (`duplicate`), so the call can be retried safely. A payload must not have secrets or personal data, and gives money as integer cents and times in UTC; an error names the field that breaks a rule. An event larger than 64 KB is sent as its IDs and a `fetch_url`.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "events": {
          "type": "array",
          "description": "The events to send.",
          "minItems": 1,
          "maxItems": 500,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "type",
              "data"
            ],
            "properties": {
              "id": {
                "type": "string",
                "pattern": "^evt_[0-7][0-9A-HJKMNP-TV-Z]{25}$",
                "description": "Your own ID: `evt_` and a ULID. An event with the same ID is sent once. Generated if absent."
              },
              "type": WebhookEventType,
              "data": {
                "type": "object",
                "additionalProperties": true,
                "description": "The subject of the event. Sent as `data.object`."
              },
              "previous_attributes": {
                "type": "object",
                "additionalProperties": true,
                "description": "The previous values of changed fields, for receivers that need them."
              }
            }
          }
        }
      },
      "required": [
        "events"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "id",
              "duplicate",
              "deliveries"
            ],
            "properties": {
              "id": {
                "type": "string",
                "description": "ID of the event."
              },
              "duplicate": {
                "type": "boolean",
                "description": "True if the event was published before. It is not sent again."
              },
              "deliveries": {
                "type": "integer",
                "minimum": 0,
                "description": "The number of subscriptions that receive the event."
              }
            }
          },
          "description": "The events, in the order of the request."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "publishWebhookEvents",
        "method": "POST",
        "path": "/api/v1/webhooks/events",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "events"
        ]
      }
    ]
  },
  {
    "name": "webhook_event",
    "title": "Get a sent event",
    "description": "Get a sent event. Returns the complete event, even if a delivery had only a reference to it. `fetch_url` points here. An event is kept for 35 days, and for as long as any of its deliveries.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^evt_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the event."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "object",
          "required": [
            "id",
            "type",
            "api_version",
            "created_at",
            "data",
            "livemode"
          ],
          "description": "The envelope that receivers get.",
          "properties": {
            "id": {
              "type": "string",
              "description": "Unique, and the same for every attempt. Store it and skip events that you have already processed."
            },
            "type": {
              "type": "string",
              "description": "The type of the event."
            },
            "api_version": {
              "type": "string",
              "description": "The API version of the payload."
            },
            "created_at": {
              "type": "string",
              "format": "date-time",
              "maxLength": 64,
              "description": "A time in ISO 8601 format."
            },
            "data": {
              "type": "object",
              "description": "The payload.",
              "required": [
                "object"
              ],
              "properties": {
                "object": {
                  "type": "object",
                  "additionalProperties": true,
                  "description": "The subject of the event."
                },
                "previous_attributes": {
                  "type": "object",
                  "additionalProperties": true,
                  "description": "The previous values of changed fields."
                },
                "fetch_url": {
                  "type": "string",
                  "description": "Present if the event is too large to deliver. Fetch the complete event here, with an API key."
                }
              }
            },
            "livemode": {
              "type": "boolean",
              "description": "True for live data, false for test data."
            }
          }
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "getWebhookEvent",
        "method": "GET",
        "path": "/api/v1/webhooks/events/{id}",
        "writes": false,
        "pathFields": [
          "id"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "webhook_event_types",
    "title": "List event types",
    "description": "List event types. Lists the event types that the service sends, each with the JSON Schema of its `data.object` and an example, and the first 1,000 types that the account has published.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {},
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "type",
              "description",
              "schema",
              "example"
            ],
            "properties": {
              "type": {
                "type": "string",
                "description": "The event type."
              },
              "description": {
                "type": "string",
                "description": "When the event is sent."
              },
              "schema": {
                "type": "object",
                "additionalProperties": true,
                "description": "JSON Schema of `data.object`."
              },
              "example": {
                "type": "object",
                "additionalProperties": true,
                "description": "A `data` as it is sent."
              }
            }
          },
          "description": "The event types of Keepsake itself."
        },
        "published": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The first 1,000 event types that the account has published."
        }
      },
      "required": [
        "success",
        "data",
        "published"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "listWebhookEventTypes",
        "method": "GET",
        "path": "/api/v1/webhooks/event-types",
        "writes": false,
        "pathFields": [],
        "queryFields": []
      }
    ]
  },
  {
    "name": "webhook_get",
    "title": "Get a webhook subscription",
    "description": "Get a webhook subscription. Returns the settings of a subscription and the state of its circuit and secrets. Secrets are masked.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the subscription."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": WebhookResult,
        "warning": {
          "type": "string",
          "description": "Present if the events were changed and no known event type matches one of the patterns."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "getWebhook",
        "method": "GET",
        "path": "/api/v1/webhooks/{id}",
        "writes": false,
        "pathFields": [
          "id"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "webhook_update",
    "title": "Update a webhook subscription",
    "description": "Update a webhook subscription. Changes the given fields and keeps the others. With a new URL, waiting deliveries are sent to it and the circuit starts closed. An empty description removes the description.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the subscription."
        },
        "url": WebhookUrl,
        "events": WebhookEventPatterns,
        "description": {
          "type": "string",
          "maxLength": 500,
          "description": "A description for people."
        },
        "auth": WebhookAuth,
        "guarantee": WebhookGuarantee,
        "timeout_ms": WebhookTimeout,
        "expected_version": {
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "description": "Return 409 unless the subscription has this version."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": WebhookResult,
        "warning": {
          "type": "string",
          "description": "Present if the events were changed and no known event type matches one of the patterns."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "updateWebhook",
        "method": "PATCH",
        "path": "/api/v1/webhooks/{id}",
        "writes": true,
        "pathFields": [
          "id"
        ],
        "queryFields": [],
        "bodyFields": [
          "url",
          "events",
          "description",
          "auth",
          "guarantee",
          "timeout_ms",
          "expected_version"
        ]
      }
    ]
  },
  {
    "name": "webhook_delete",
    "title": "Delete a webhook subscription",
    "description": "Delete a webhook subscription. Deletes the subscription with its deliveries and dead letters. `waiting_deliveries` and `dead_letters` count the events that it will not receive. To keep them, disable the subscription instead.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the subscription."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "object",
          "description": "The deleted subscription.",
          "required": [
            "id",
            "deleted",
            "waiting_deliveries",
            "dead_letters"
          ],
          "properties": {
            "id": {
              "type": "string",
              "description": "ID of the subscription."
            },
            "deleted": {
              "type": "boolean",
              "const": true,
              "description": "Always true."
            },
            "waiting_deliveries": {
              "type": "integer",
              "minimum": 0,
              "description": "Deliveries that were waiting or being sent."
            },
            "dead_letters": {
              "type": "integer",
              "minimum": 0,
              "description": "Dead letters that were not replayed."
            }
          }
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "deleteWebhook",
        "method": "DELETE",
        "path": "/api/v1/webhooks/{id}",
        "writes": true,
        "pathFields": [
          "id"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "webhook_test",
    "title": "Send a test event",
    "description": "Send a test event. Sends one `webhook.tested` event now, in any state of the subscription, and returns the receiver's response. The test appears in the list of deliveries. It is not retried and does not affect the circuit.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the subscription."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": WebhookPingResult
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "testWebhook",
        "method": "POST",
        "path": "/api/v1/webhooks/{id}/test",
        "writes": true,
        "pathFields": [
          "id"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "webhook_rotate",
    "title": "Rotate the signing secret",
    "description": "Rotate the signing secret. Starts a rotation in three phases. First, every delivery is signed with the new and the old secret. Then receivers switch to the new secret within the grace period. Finally, the old secret is revoked automatically. `secret_current` has the new secret; it is shown only once. Refused during a grace period.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the subscription."
        },
        "grace_hours": {
          "type": "integer",
          "minimum": 24,
          "maximum": 72,
          "description": "Hours during which both secrets sign. Defaults to 24."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": WebhookResult,
        "warning": {
          "type": "string",
          "description": "Present if the events were changed and no known event type matches one of the patterns."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "rotateWebhookSecret",
        "method": "POST",
        "path": "/api/v1/webhooks/{id}/rotate",
        "writes": true,
        "pathFields": [
          "id"
        ],
        "queryFields": [],
        "bodyFields": [
          "grace_hours"
        ]
      }
    ]
  },
  {
    "name": "webhook_revoke_previous",
    "title": "Revoke the previous secret",
    "description": "Revoke the previous secret. Ends the grace period of a rotation now, so that only the current secret signs. Has no effect outside a grace period.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the subscription."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": WebhookResult,
        "warning": {
          "type": "string",
          "description": "Present if the events were changed and no known event type matches one of the patterns."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "revokePreviousWebhookSecret",
        "method": "POST",
        "path": "/api/v1/webhooks/{id}/revoke-previous",
        "writes": true,
        "pathFields": [
          "id"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "webhook_enable",
    "title": "Enable a webhook subscription",
    "description": "Enable a webhook subscription. Resumes sending, including waiting deliveries, and closes the circuit.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the subscription."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": WebhookResult,
        "warning": {
          "type": "string",
          "description": "Present if the events were changed and no known event type matches one of the patterns."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "enableWebhook",
        "method": "POST",
        "path": "/api/v1/webhooks/{id}/enable",
        "writes": true,
        "pathFields": [
          "id"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "webhook_disable",
    "title": "Disable a webhook subscription",
    "description": "Disable a webhook subscription. Stops sending until the subscription is enabled. Waiting deliveries stay `deferred` for 35 days, then become dead letters with the reason `subscription_disabled`. New events are not sent to a disabled subscription.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the subscription."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": WebhookResult,
        "warning": {
          "type": "string",
          "description": "Present if the events were changed and no known event type matches one of the patterns."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "disableWebhook",
        "method": "POST",
        "path": "/api/v1/webhooks/{id}/disable",
        "writes": true,
        "pathFields": [
          "id"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "webhook_deliveries",
    "title": "List a subscription's deliveries",
    "description": "List a subscription's deliveries. Lists sent and waiting deliveries, newest first, including test events. A delivery is kept for 35 days after it ends.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the subscription."
        },
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the previous page."
        },
        "status": {
          "type": "string",
          "enum": [
            "queued",
            "sending",
            "retrying",
            "deferred",
            "succeeded",
            "failed",
            "dead_lettered"
          ],
          "description": "Only deliveries with this status."
        },
        "event_type": {
          "type": "string",
          "maxLength": 100,
          "pattern": "^([a-z][a-z0-9_]*\\.)+[a-z][a-z0-9_]*$",
          "description": "Only deliveries of this event type."
        },
        "since": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only deliveries created at or after this time."
        },
        "until": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only deliveries created before this time."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "id",
              "event_id",
              "event_type",
              "subscription_id",
              "status",
              "attempts",
              "next_retry_at",
              "response_code",
              "response_body_preview",
              "error",
              "duration_ms",
              "created_at",
              "finished_at"
            ],
            "properties": {
              "id": {
                "type": "string",
                "description": "ID of the delivery."
              },
              "event_id": {
                "type": "string",
                "description": "ID of the event."
              },
              "event_type": {
                "type": "string",
                "description": "The type of the event."
              },
              "subscription_id": {
                "type": "string",
                "description": "ID of the subscription."
              },
              "status": WebhookDeliveryStatus,
              "attempts": {
                "type": "integer",
                "minimum": 0,
                "description": "The number of attempts so far."
              },
              "next_retry_at": {
                "type": [
                  "string",
                  "null"
                ],
                "format": "date-time",
                "description": "The time of the next attempt. Null if there is none."
              },
              "response_code": {
                "type": [
                  "integer",
                  "null"
                ],
                "description": "The status code of the latest attempt."
              },
              "response_body_preview": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "The response body of the latest attempt, at most 1 KB."
              },
              "error": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Why the latest attempt failed."
              },
              "duration_ms": {
                "type": [
                  "integer",
                  "null"
                ],
                "description": "The duration of the latest attempt."
              },
              "created_at": {
                "type": "string",
                "format": "date-time",
                "maxLength": 64,
                "description": "A time in ISO 8601 format."
              },
              "finished_at": {
                "type": [
                  "string",
                  "null"
                ],
                "format": "date-time",
                "description": "The time of the last attempt. Null while the delivery is in progress."
              }
            }
          },
          "description": "The deliveries of this page, newest first."
        },
        "nextCursor": {
          "type": "string",
          "description": "Absent on the last page."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "listWebhookDeliveries",
        "method": "GET",
        "path": "/api/v1/webhooks/{id}/deliveries",
        "writes": false,
        "pathFields": [
          "id"
        ],
        "queryFields": [
          "limit",
          "cursor",
          "status",
          "event_type",
          "since",
          "until"
        ]
      }
    ]
  },
  {
    "name": "webhook_metrics",
    "title": "Get delivery metrics",
    "description": "Get delivery metrics. Returns the metrics of recent deliveries with their targets, and the active alerts. Test events are not counted.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "hours": {
          "type": "integer",
          "minimum": 1,
          "maximum": 720,
          "default": 24,
          "description": "How far back to look. Waiting deliveries are counted whatever their age."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "object",
          "description": "The state of the webhooks.",
          "required": [
            "hours",
            "deployment",
            "deliveries",
            "metrics",
            "alerts"
          ],
          "properties": {
            "hours": {
              "type": "integer",
              "description": "The hours that the metrics cover."
            },
            "deployment": {
              "type": "object",
              "required": [
                "direction",
                "events",
                "volume_per_second",
                "latency_target_ms",
                "guarantee",
                "auth",
                "dispatch"
              ],
              "description": "What the operator has declared about this server's webhooks.",
              "properties": {
                "direction": {
                  "type": "string",
                  "enum": [
                    "inbound",
                    "outbound",
                    "both"
                  ],
                  "description": "With `inbound`, the server sends no webhooks."
                },
                "events": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  },
                  "description": "Patterns of the events that the server sends."
                },
                "volume_per_second": {
                  "type": [
                    "number",
                    "null"
                  ],
                  "description": "Events expected per second."
                },
                "latency_target_ms": {
                  "type": "integer",
                  "description": "The target of `p99_latency_ms`."
                },
                "guarantee": WebhookGuarantee,
                "auth": WebhookAuthType,
                "dispatch": {
                  "type": "string",
                  "enum": [
                    "inline",
                    "postgres",
                    "nats"
                  ],
                  "description": "How deliveries reach the workers that send them."
                }
              }
            },
            "deliveries": {
              "type": "object",
              "description": "The number of deliveries in these hours.",
              "required": [
                "tried",
                "succeeded",
                "ended",
                "waiting"
              ],
              "properties": {
                "tried": {
                  "type": "integer",
                  "minimum": 0,
                  "description": "Deliveries with at least one attempt."
                },
                "succeeded": {
                  "type": "integer",
                  "minimum": 0,
                  "description": "Deliveries that the receiver accepted."
                },
                "ended": {
                  "type": "integer",
                  "minimum": 0,
                  "description": "Deliveries that are finished, with or without success."
                },
                "waiting": {
                  "type": "integer",
                  "minimum": 0,
                  "description": "Deliveries that wait for an attempt."
                }
              }
            },
            "metrics": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "name",
                  "description",
                  "unit",
                  "value",
                  "status"
                ],
                "properties": {
                  "name": {
                    "type": "string",
                    "enum": [
                      "delivery_success_rate",
                      "first_attempt_success_rate",
                      "p50_latency_ms",
                      "p99_latency_ms",
                      "pending_dead_letters",
                      "open_circuits",
                      "retry_queue_depth"
                    ],
                    "description": "The name of the metric."
                  },
                  "description": {
                    "type": "string",
                    "description": "What the metric measures."
                  },
                  "unit": {
                    "type": "string",
                    "enum": [
                      "ratio",
                      "milliseconds",
                      "count"
                    ],
                    "description": "The unit of the value."
                  },
                  "value": {
                    "type": [
                      "number",
                      "null"
                    ],
                    "description": "Null if there is nothing to measure."
                  },
                  "target": {
                    "type": "object",
                    "description": "A bound that the metric should not cross.",
                    "required": [
                      "is",
                      "than"
                    ],
                    "properties": {
                      "is": {
                        "type": "string",
                        "enum": [
                          "above",
                          "below"
                        ],
                        "description": "Whether the bound is crossed above or below `than`."
                      },
                      "than": {
                        "type": "number",
                        "description": "The value of the bound."
                      }
                    }
                  },
                  "alert": {
                    "type": "object",
                    "description": "The bound that raises an alert.",
                    "required": [
                      "is",
                      "than",
                      "priority"
                    ],
                    "properties": {
                      "is": {
                        "type": "string",
                        "enum": [
                          "above",
                          "below"
                        ],
                        "description": "Whether the alert is raised above or below `than`."
                      },
                      "than": {
                        "type": "number",
                        "description": "The value of the bound."
                      },
                      "priority": {
                        "type": "integer",
                        "description": "1 is the most urgent."
                      }
                    }
                  },
                  "status": {
                    "type": "string",
                    "enum": [
                      "ok",
                      "off_target",
                      "alert",
                      "no_data"
                    ],
                    "description": "`off_target` misses the target; `alert` exceeds the bound in `alert`."
                  }
                }
              },
              "description": "The metrics with their targets."
            },
            "alerts": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "metric",
                  "priority",
                  "value",
                  "threshold",
                  "message",
                  "raised_at"
                ],
                "properties": {
                  "metric": {
                    "type": "string",
                    "description": "The name of a metric, or `dead_letter_queue`: more than 1,000 dead letters."
                  },
                  "priority": {
                    "type": "integer",
                    "description": "1 is the most urgent."
                  },
                  "value": {
                    "type": "number",
                    "description": "The value of the metric."
                  },
                  "threshold": {
                    "type": "number",
                    "description": "The bound that the value crossed."
                  },
                  "message": {
                    "type": "string",
                    "description": "What is wrong, and how to fix it."
                  },
                  "raised_at": {
                    "type": "string",
                    "format": "date-time",
                    "maxLength": 64,
                    "description": "A time in ISO 8601 format."
                  }
                }
              },
              "description": "Active alerts, the most urgent first."
            }
          }
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "getWebhookMetrics",
        "method": "GET",
        "path": "/api/v1/webhooks/metrics",
        "writes": false,
        "pathFields": [],
        "queryFields": [
          "hours"
        ]
      }
    ]
  },
  {
    "name": "webhook_dead_letters",
    "title": "List dead letters",
    "description": "List dead letters. Lists deliveries that failed permanently, newest first. A dead letter is kept for 30 days. If a replay fails, a new dead letter is created, which is kept for 30 days.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the previous page."
        },
        "subscription_id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Only dead letters of this subscription."
        },
        "event_type": {
          "type": "string",
          "maxLength": 100,
          "pattern": "^([a-z][a-z0-9_]*\\.)+[a-z][a-z0-9_]*$",
          "description": "Only dead letters of this event type."
        },
        "reason": {
          "type": "string",
          "enum": [
            "attempts_exhausted",
            "rejected",
            "blocked",
            "gone",
            "circuit_open",
            "subscription_disabled"
          ],
          "description": "Only dead letters with this reason."
        },
        "replayed": {
          "type": "boolean",
          "description": "Only dead letters that were replayed, or only those that were not."
        },
        "since": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only dead letters created at or after this time."
        },
        "until": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only dead letters created before this time."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "array",
          "items": WebhookDeadLetterResult,
          "description": "The dead letters of this page."
        },
        "nextCursor": {
          "type": "string",
          "description": "Absent on the last page."
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "listWebhookDeadLetters",
        "method": "GET",
        "path": "/api/v1/webhooks/dead-letters",
        "writes": false,
        "pathFields": [],
        "queryFields": [
          "limit",
          "cursor",
          "subscription_id",
          "event_type",
          "reason",
          "replayed",
          "since",
          "until"
        ]
      }
    ]
  },
  {
    "name": "webhook_purge_dead_letters",
    "title": "Purge dead letters",
    "description": "Purge dead letters. Deletes the dead letters that match the filter, or all of them without a filter. Their deliveries stay in the list of deliveries.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "subscription_id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Only dead letters of this subscription."
        },
        "event_type": {
          "type": "string",
          "maxLength": 100,
          "pattern": "^([a-z][a-z0-9_]*\\.)+[a-z][a-z0-9_]*$",
          "description": "Only dead letters of this event type."
        },
        "reason": {
          "type": "string",
          "enum": [
            "attempts_exhausted",
            "rejected",
            "blocked",
            "gone",
            "circuit_open",
            "subscription_disabled"
          ],
          "description": "Only dead letters with this reason."
        },
        "replayed": {
          "type": "boolean",
          "description": "Only dead letters that were replayed, or only those that were not."
        },
        "since": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only dead letters created at or after this time."
        },
        "until": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only dead letters created before this time."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "object",
          "description": "What was deleted.",
          "required": [
            "purged"
          ],
          "properties": {
            "purged": {
              "type": "integer",
              "minimum": 0,
              "description": "Dead letters deleted."
            }
          }
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "purgeWebhookDeadLetters",
        "method": "DELETE",
        "path": "/api/v1/webhooks/dead-letters",
        "writes": true,
        "pathFields": [],
        "queryFields": [
          "subscription_id",
          "event_type",
          "reason",
          "replayed",
          "since",
          "until"
        ]
      }
    ]
  },
  {
    "name": "webhook_replay",
    "title": "Replay dead letters",
    "description": "Replay dead letters. Sends the matching dead letters that were not replayed yet, up to 10,000 per call; `more` is true if others remain. Event IDs and earlier attempts are kept. Replays have lower priority than first attempts, so new events are not delayed.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "subscription_id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Only dead letters of this subscription."
        },
        "event_type": WebhookEventType,
        "reason": WebhookDeadLetterReason,
        "since": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only dead letters created at or after this time."
        },
        "until": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only dead letters created before this time."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": {
          "type": "object",
          "description": "What was replayed.",
          "required": [
            "replayed",
            "more"
          ],
          "properties": {
            "replayed": {
              "type": "integer",
              "minimum": 0,
              "description": "Dead letters that are sent again."
            },
            "more": {
              "type": "boolean",
              "description": "Whether more dead letters match. Call again to replay them."
            }
          }
        }
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "replayWebhookDeadLetters",
        "method": "POST",
        "path": "/api/v1/webhooks/dead-letters/replay",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "subscription_id",
          "event_type",
          "reason",
          "since",
          "until"
        ]
      }
    ]
  },
  {
    "name": "webhook_replay_one",
    "title": "Replay a dead letter",
    "description": "Replay a dead letter. Sends the dead letter again, and keeps its earlier attempts and its event ID. If the replay fails, a new dead letter is created.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^dlq_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the dead letter."
        }
      },
      "required": [
        "id"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": WebhookDeadLetterResult
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "replayWebhookDeadLetter",
        "method": "POST",
        "path": "/api/v1/webhooks/dead-letters/{id}/replay",
        "writes": true,
        "pathFields": [
          "id"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "webhook_delivery",
    "title": "Get a delivery",
    "description": "Get a delivery. Returns the status of a delivery and the result of each attempt.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the subscription."
        },
        "deliveryId": {
          "type": "string",
          "pattern": "^dlv_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the delivery."
        }
      },
      "required": [
        "id",
        "deliveryId"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": WebhookDeliveryDetailResult
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "getWebhookDelivery",
        "method": "GET",
        "path": "/api/v1/webhooks/{id}/deliveries/{deliveryId}",
        "writes": false,
        "pathFields": [
          "id",
          "deliveryId"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "webhook_retry",
    "title": "Retry a delivery",
    "description": "Retry a delivery. Sends the delivery again now, in any state, and keeps its earlier attempts and its event ID. Its dead letter counts as replayed. Test events cannot be retried.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the subscription."
        },
        "deliveryId": {
          "type": "string",
          "pattern": "^dlv_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "ID of the delivery."
        }
      },
      "required": [
        "id",
        "deliveryId"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": Success,
        "data": WebhookDeliveryDetailResult
      },
      "required": [
        "success",
        "data"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "operations": [
      {
        "operationId": "retryWebhookDelivery",
        "method": "POST",
        "path": "/api/v1/webhooks/{id}/deliveries/{deliveryId}/retry",
        "writes": true,
        "pathFields": [
          "id",
          "deliveryId"
        ],
        "queryFields": []
      }
    ]
  }
]
