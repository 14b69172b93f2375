// Generated from openapi.yaml by pnpm generate; do not edit.

import type { Tool } from '../tool.ts'

const RecordId = {
  "type": "string",
  "pattern": "^rec_[0-9A-HJKMNP-TV-Z]{26}$",
  "description": "Id of a record (one person, company or other entity)."
}

const Email = {
  "type": "string",
  "format": "email",
  "maxLength": 254,
  "description": "E-mail address as identity key; letters' case does not matter."
}

const Tier = {
  "type": "string",
  "enum": [
    "very_similar",
    "similar",
    "somewhat_similar"
  ],
  "description": "By `score`: from 0.7, from 0.35, from 0.2."
}

const WebhookTimeout = {
  "type": "integer",
  "minimum": 1000,
  "maximum": 30000,
  "description": "Milliseconds that the receiver has to answer; 5000 unless said."
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
  "description": "The text to keep, up to 200 kB; more than white space."
}

const WebhookAuthType = {
  "type": "string",
  "enum": [
    "hmac",
    "bearer",
    "mtls"
  ],
  "description": "The signature is always there; `bearer` adds a token, `mtls` a client certificate."
}

const WebsiteUrl = {
  "type": "string",
  "minLength": 3,
  "maxLength": 500,
  "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter."
}

const WebhookUrl = {
  "type": "string",
  "minLength": 8,
  "maxLength": 2000,
  "pattern": "^https?://",
  "description": "Where events are posted; https only in live mode, public addresses only."
}

const PhoneNumber = {
  "type": "string",
  "minLength": 5,
  "maxLength": 32,
  "pattern": "^\\+?[0-9 ()./-]+$",
  "description": "Phone number as identity key; only its digits and a leading plus count."
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
  "description": "Labels; a filter on tags asks for all of them."
}

const KeyName = {
  "type": "string",
  "minLength": 1,
  "maxLength": 64,
  "pattern": "^[A-Za-z][A-Za-z0-9_.-]*$",
  "description": "`email`, `websiteUrl`, `phoneNumber`, or the name of a key of your own."
}

const WebhookGuarantee = {
  "type": "string",
  "enum": [
    "at_least_once",
    "best_effort"
  ],
  "description": "`at_least_once` tries up to 10 times and keeps what fails as a dead letter; `best_effort` tries once."
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
  "description": "The values that a property of type `options` may have."
}

const CustomKeyName = {
  "type": "string",
  "minLength": 1,
  "maxLength": 64,
  "pattern": "^[A-Za-z][A-Za-z0-9_.-]*$",
  "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`."
}

const FieldChangeResult = {
  "type": "object",
  "required": [
    "field"
  ],
  "properties": {
    "field": {
      "type": "string"
    },
    "from": {
      "description": "A text, or the options; absent where there was nothing."
    },
    "to": {
      "description": "A text, or the options; absent where there is nothing."
    }
  }
}

const EntityType = {
  "type": "string",
  "minLength": 1,
  "maxLength": 64,
  "pattern": "^[A-Za-z][A-Za-z0-9 _-]*$",
  "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
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
  "description": "`queued` waits for its first attempt, `retrying` for a later one, `deferred` for the circuit to close or the subscription to be enabled. `failed` is final without a dead letter: a test event, or `best_effort`."
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
  "description": "`*` for all events, `order.*` for all whose type begins so, or a type such as `order.paid`. What can match no event is refused; where none is known so far, `warning` says so."
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
      "description": "In answers in its normal form, as records are found by it."
    }
  }
}

const WebhookPingResult = {
  "type": "object",
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
      "type": "string"
    },
    "event_id": {
      "type": "string"
    },
    "succeeded": {
      "type": "boolean"
    },
    "response_code": {
      "type": [
        "integer",
        "null"
      ]
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
      ]
    },
    "duration_ms": {
      "type": "integer"
    }
  }
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
      "type": "string"
    },
    "said": {
      "description": "What the recalled memory says."
    },
    "value": {
      "description": "What holds or held after it."
    },
    "memoryId": {
      "type": "string",
      "description": "The memory that says so; absent where a caller has set the value."
    },
    "timestamp": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A moment, ISO 8601."
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
  "description": "`attempts_exhausted`: the tenth attempt failed; `rejected`: an answer that another attempt would not change; `blocked`: the address may not be called; `gone`: the receiver answered 410; `circuit_open`: its circuit was open for 72 hours; `subscription_disabled`: it waited for 35 days while its owner had disabled the subscription."
}

const WarningsResult = {
  "type": "array",
  "items": {
    "type": "object",
    "required": [
      "code",
      "message"
    ],
    "description": "Something that makes an answer less than it could have been.",
    "properties": {
      "code": {
        "type": "string",
        "enum": [
          "meaning_unavailable"
        ],
        "description": "`meaning_unavailable`: the embedding model gave no answer, so that words alone were searched."
      },
      "message": {
        "type": "string",
        "description": "What is missing, and what to do."
      }
    }
  },
  "description": "Why this answer is less than it could have been; absent where it is not."
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
      "type": "string"
    },
    "systemName": {
      "type": "string"
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
      ]
    },
    "options": PropertyOptions,
    "description": {
      "type": "string"
    },
    "mode": {
      "type": "string",
      "enum": [
        "replace",
        "append"
      ]
    },
    "unit": {
      "type": "string"
    }
  }
}

const RecordKeysResult = {
  "type": "object",
  "required": [
    "recordId",
    "type",
    "keys"
  ],
  "properties": {
    "recordId": RecordId,
    "type": {
      "type": "string"
    },
    "keys": {
      "type": "array",
      "items": {
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
            "description": "In answers in its normal form, as records are found by it."
          }
        }
      }
    }
  }
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
      "description": "`in`, `notIn` and `between` take an array; `exists` and `notExists` take no value; `before` and `after` take a date; `gt`, `gte`, `lt`, `lte` and `between` take numbers or dates; `notEquals`, `notIn` and `notContains` hold for records without the property as well."
    },
    "value": {
      "description": "What to compare with."
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
      "type": "string"
    },
    "systemName": {
      "type": "string"
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
      ]
    },
    "collectionId": {
      "type": "string",
      "description": "Absent for a property that no collection defines."
    },
    "collectionName": {
      "type": "string"
    },
    "description": {
      "type": "string"
    },
    "unit": {
      "type": "string"
    },
    "version": {
      "type": "integer",
      "minimum": 1
    },
    "updatedAt": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A moment, ISO 8601."
    },
    "source": {
      "type": "string",
      "description": "`memory:<id>` of the memory it was extracted from, or `caller`."
    },
    "confidence": {
      "type": "number",
      "minimum": 0,
      "maximum": 1
    }
  }
}

const WebhookAuth = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "type"
  ],
  "description": "What is sent beside the signature. It is stored encrypted and never shown.",
  "properties": {
    "type": WebhookAuthType,
    "token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 4000,
      "pattern": "^[!-~]+$",
      "description": "For `bearer`, goes into the header `Authorization`."
    },
    "certificate": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20000,
      "description": "For `mtls`: the client certificate, PEM."
    },
    "private_key": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20000,
      "description": "For `mtls`: its key, PEM, unencrypted."
    },
    "ca_certificate": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20000,
      "description": "For `mtls`: the authority of the receiver, PEM, in place of the public ones."
    }
  }
}

const PropertyFilter = {
  "type": "object",
  "description": "A filter on property values; it is answered from an index and costs nothing.",
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
      "description": "Whether all conditions have to hold, or one."
    },
    "conditions": {
      "type": "array",
      "minItems": 1,
      "maxItems": 20,
      "items": PropertyCondition
    }
  }
}

const WebhookDeadLetterResult = {
  "type": "object",
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
      "type": "string"
    },
    "delivery_id": {
      "type": "string"
    },
    "subscription_id": {
      "type": "string"
    },
    "event_id": {
      "type": "string"
    },
    "event_type": {
      "type": "string"
    },
    "reason": WebhookDeadLetterReason,
    "attempts": {
      "type": "integer",
      "minimum": 0
    },
    "response_code": {
      "type": [
        "integer",
        "null"
      ]
    },
    "error": {
      "type": [
        "string",
        "null"
      ]
    },
    "created_at": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A moment, ISO 8601."
    },
    "replayed_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    }
  }
}

const CollectionResult = {
  "type": "object",
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
      "type": "string"
    },
    "name": {
      "type": "string"
    },
    "slug": {
      "type": "string"
    },
    "description": {
      "type": "string"
    },
    "entityType": {
      "type": "string",
      "description": "Absent when it is for entities of every type."
    },
    "kind": {
      "type": "string",
      "enum": [
        "properties",
        "workspace"
      ]
    },
    "properties": {
      "type": "array",
      "items": PropertyDefinitionResult
    },
    "version": {
      "type": "integer",
      "minimum": 1
    },
    "createdAt": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A moment, ISO 8601."
    },
    "updatedAt": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A moment, ISO 8601."
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
      "type": "string"
    },
    "keys": {
      "type": "object",
      "additionalProperties": {
        "type": "string"
      },
      "description": "Its identity keys."
    },
    "score": {
      "type": "number",
      "minimum": 0,
      "maximum": 1,
      "description": "How alike."
    },
    "tier": Tier,
    "sharedWords": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "Words of the seed that its memories have in some form, the most telling ones first."
    },
    "sharedProperties": {
      "type": "array",
      "description": "Values that are equal or near, the most telling ones first.",
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
            "type": "string"
          },
          "systemName": {
            "type": "string"
          },
          "collectionId": {
            "type": "string",
            "description": "Absent for a property that no collection defines."
          },
          "value": {
            "description": "What it has."
          },
          "seedValue": {
            "description": "What the seed has."
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
    "metadata"
  ],
  "properties": {
    "memoryId": {
      "type": "string",
      "pattern": "^mem_[0-9A-HJKMNP-TV-Z]{26}$"
    },
    "recordId": RecordId,
    "content": {
      "type": "string"
    },
    "createdAt": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A moment, ISO 8601."
    },
    "timestamp": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A moment, ISO 8601."
    },
    "speaker": {
      "type": "string"
    },
    "sessionId": {
      "type": "string"
    },
    "tags": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "metadata": {
      "type": "object",
      "description": "Any JSON object up to 8 kB, given back unchanged.",
      "additionalProperties": true
    },
    "score": {
      "type": "number",
      "minimum": 0,
      "maximum": 1,
      "description": "Only with a query."
    },
    "supersededBy": {
      "type": "array",
      "items": SupersedingValueResult,
      "description": "What was said or set later instead of what this memory says, newest first; absent where all of it still stands."
    }
  }
}

const WebhookDeliveryDetailResult = {
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
    "finished_at",
    "history"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "event_id": {
      "type": "string"
    },
    "event_type": {
      "type": "string"
    },
    "subscription_id": {
      "type": "string"
    },
    "status": WebhookDeliveryStatus,
    "attempts": {
      "type": "integer",
      "minimum": 0
    },
    "next_retry_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
    },
    "response_code": {
      "type": [
        "integer",
        "null"
      ],
      "description": "Of the latest attempt."
    },
    "response_body_preview": {
      "type": [
        "string",
        "null"
      ],
      "description": "Of the latest attempt, at most 1 KB."
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
      "description": "Of the latest attempt."
    },
    "created_at": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A moment, ISO 8601."
    },
    "finished_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
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
            "minimum": 1
          },
          "at": {
            "type": "string",
            "format": "date-time"
          },
          "outcome": {
            "type": "string",
            "enum": [
              "succeeded",
              "failed"
            ]
          },
          "response_code": {
            "type": [
              "integer",
              "null"
            ]
          },
          "error": {
            "type": [
              "string",
              "null"
            ]
          },
          "duration_ms": {
            "type": "integer"
          }
        }
      },
      "description": "Every attempt."
    }
  }
}

const WebhookResult = {
  "type": "object",
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
      "type": "string"
    },
    "account_id": {
      "type": "string",
      "description": "The organization."
    },
    "livemode": {
      "type": "boolean"
    },
    "url": {
      "type": "string"
    },
    "description": {
      "type": [
        "string",
        "null"
      ]
    },
    "events": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "api_version": {
      "type": "string",
      "description": "Of the payloads that it gets; fixed when it is made."
    },
    "guarantee": WebhookGuarantee,
    "timeout_ms": {
      "type": "integer"
    },
    "auth": {
      "type": "object",
      "required": [
        "type"
      ],
      "properties": {
        "type": WebhookAuthType
      }
    },
    "secret_current": {
      "type": "string",
      "description": "Masked except in the answers that make it."
    },
    "secret_previous": {
      "type": [
        "string",
        "null"
      ],
      "description": "Masked; there while it signs."
    },
    "rotation": {
      "type": "object",
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
          "description": "`none` before the first rotation; `grace` while both secrets sign; `revoked` when the old one no longer does."
        },
        "rotated_at": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "A moment, ISO 8601."
        },
        "grace_ends_at": {
          "type": [
            "string",
            "null"
          ],
          "format": "date-time"
        },
        "rotation_recommended": {
          "type": "boolean",
          "description": "The secret is older than 90 days."
        },
        "warning": {
          "type": "string",
          "description": "There when the secret is older than 180 days."
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
      "description": "`open` sends nothing for a while after failures; `half_open` sends test events to see."
    },
    "failure_count": {
      "type": "integer",
      "description": "Attempts that failed since the last that succeeded."
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
          "description": "The latest attempt that failed at this URL, test events aside. Those that fail while the circuit is not closed are left out.",
          "properties": {
            "event_id": {
              "type": "string"
            },
            "event_type": {
              "type": "string"
            },
            "error": {
              "type": "string"
            },
            "at": {
              "type": "string",
              "format": "date-time",
              "maxLength": 64,
              "description": "A moment, ISO 8601."
            }
          }
        },
        {
          "type": "null"
        }
      ]
    },
    "disabled_at": {
      "type": [
        "string",
        "null"
      ],
      "format": "date-time"
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
          "description": "`owner` disabled it; `gone`: the receiver answered 410; `circuit_open`: its circuit was open for 72 hours."
        },
        {
          "type": "null"
        }
      ]
    },
    "version": {
      "type": "integer"
    },
    "created_at": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A moment, ISO 8601."
    },
    "updated_at": {
      "type": "string",
      "format": "date-time",
      "maxLength": 64,
      "description": "A moment, ISO 8601."
    }
  }
}

export const tools: Tool[] = [
  {
    "name": "memory_store_pro",
    "title": "Store a memory and extract its properties",
    "description": "Store a memory and extract its properties. Keeps the content word for word under one record, which is made when no record has the identity key yet, and extracts the properties that the collections define. What the record has already is stored once and answers `duplicate: true` with the memory that it repeats: the same content, spelled otherwise, quoted, with its speaker or date before it, or several of the record's memories as a list or one after the other. Content with nothing to extract answers `properties: []`.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "content": Content,
        "recordId": RecordId,
        "email": Email,
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
          "description": "Extract into these collections only, instead of all that fit the record's type."
        },
        "collectionNames": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200
          },
          "description": "The same by name or slug."
        },
        "actionId": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "description": "Id of the workspace collection that this note belongs to."
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
          "description": "The conversation it belongs to; its turns are kept in order of arrival."
        },
        "timestamp": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "When it was said or happened. Keeps a past date; the time of the call when absent."
        },
        "metadata": {
          "type": "object",
          "description": "Any JSON object up to 8 kB, given back unchanged.",
          "additionalProperties": true
        },
        "extract": {
          "type": "boolean",
          "description": "Whether to extract properties; true unless said otherwise."
        },
        "extractionPrompt": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000,
          "description": "Extra instructions for the language model; refused when the server has none."
        },
        "maxProperties": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "description": "Keep at most so many properties."
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
        "success": {
          "type": "boolean",
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": {
          "type": "object",
          "required": [
            "creditsCharged",
            "recordId",
            "memories",
            "properties"
          ],
          "properties": {
            "creditsCharged": {
              "type": "integer",
              "minimum": 0
            },
            "recordId": RecordId,
            "memories": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "content"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "pattern": "^mem_[0-9A-HJKMNP-TV-Z]{26}$"
                  },
                  "content": {
                    "type": "string"
                  }
                }
              }
            },
            "properties": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "propertyName",
                  "value",
                  "collectionId",
                  "confidence",
                  "evidence",
                  "engine"
                ],
                "properties": {
                  "propertyName": {
                    "type": "string"
                  },
                  "value": {
                    "description": "The value that was found."
                  },
                  "previousValue": {
                    "description": "The value before, when this one replaced it."
                  },
                  "collectionId": {
                    "type": "string"
                  },
                  "confidence": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1
                  },
                  "evidence": {
                    "type": "object",
                    "required": [
                      "start",
                      "end",
                      "text"
                    ],
                    "description": "The piece of the content that a value rests on; offsets count UTF-16 code units.",
                    "properties": {
                      "start": {
                        "type": "integer",
                        "minimum": 0
                      },
                      "end": {
                        "type": "integer",
                        "minimum": 0
                      },
                      "text": {
                        "type": "string"
                      }
                    }
                  },
                  "engine": {
                    "type": "string",
                    "enum": [
                      "offline",
                      "model"
                    ]
                  }
                }
              }
            },
            "duplicate": {
              "type": "boolean",
              "description": "True when the record had this content already; nothing was stored or charged."
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
          "maxProperties"
        ]
      }
    ]
  },
  {
    "name": "memory_batch_store",
    "title": "Store up to 1,000 memories in the background",
    "description": "Store up to 1,000 memories in the background. Takes the memories, answers at once with an `eventId`, and stores them in order. The event tells the progress; its details give each item's outcome. A server that stops goes on where it stopped.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "records": {
          "type": "array",
          "minItems": 1,
          "maxItems": 1000,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "content"
            ],
            "description": "Name the record by one identity key or more. Keys that the record does not have yet are added to it.",
            "properties": {
              "content": Content,
              "recordId": RecordId,
              "email": Email,
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
                "description": "Extract into these collections only, instead of all that fit the record's type."
              },
              "collectionNames": {
                "type": "array",
                "maxItems": 50,
                "items": {
                  "type": "string",
                  "minLength": 1,
                  "maxLength": 200
                },
                "description": "The same by name or slug."
              },
              "actionId": {
                "type": "string",
                "minLength": 1,
                "maxLength": 64,
                "description": "Id of the workspace collection that this note belongs to."
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
                "description": "The conversation it belongs to; its turns are kept in order of arrival."
              },
              "timestamp": {
                "type": "string",
                "format": "date-time",
                "maxLength": 64,
                "description": "When it was said or happened. Keeps a past date; the time of the call when absent."
              },
              "metadata": {
                "type": "object",
                "description": "Any JSON object up to 8 kB, given back unchanged.",
                "additionalProperties": true
              },
              "extract": {
                "type": "boolean",
                "description": "Whether to extract properties; true unless said otherwise."
              },
              "extractionPrompt": {
                "type": "string",
                "minLength": 1,
                "maxLength": 4000,
                "description": "Extra instructions for the language model; refused when the server has none."
              },
              "maxProperties": {
                "type": "integer",
                "minimum": 1,
                "maximum": 200,
                "description": "Keep at most so many properties."
              }
            }
          }
        },
        "defaults": {
          "type": "object",
          "additionalProperties": false,
          "description": "Fields for every item that does not say them itself.",
          "properties": {
            "type": EntityType,
            "collectionIds": {
              "type": "array",
              "maxItems": 50,
              "items": {
                "type": "string",
                "minLength": 1,
                "maxLength": 64
              }
            },
            "collectionNames": {
              "type": "array",
              "maxItems": 50,
              "items": {
                "type": "string",
                "minLength": 1,
                "maxLength": 200
              }
            },
            "tags": Tags,
            "sessionId": {
              "type": "string",
              "minLength": 1,
              "maxLength": 200
            },
            "timestamp": {
              "type": "string",
              "format": "date-time",
              "maxLength": 64,
              "description": "A moment, ISO 8601."
            },
            "metadata": {
              "type": "object",
              "description": "Any JSON object up to 8 kB, given back unchanged.",
              "additionalProperties": true
            },
            "extract": {
              "type": "boolean"
            },
            "maxProperties": {
              "type": "integer",
              "minimum": 1,
              "maximum": 200
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
        "success": {
          "type": "boolean",
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "eventId": {
          "type": "string",
          "description": "Id of the event that tells the progress, for `GET /api/v1/events/{id}`."
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
    "title": "Get back the memories that answer a question; or: Answer a message in the way that suits it",
    "description": "operation smartRecall: Get back the memories that answer a question. Ranks memories by how well they answer `query`: of one record, of all records of a type, or of the whole organization. With `generateAnswer` the best passages are put together as an answer with its sources. With `filterByProperty` and no `query` the call is a filter, needs no model and costs nothing.\noperation smartRecallUnified: Answer a message in the way that suits it. Takes a message as it is written and decides by fixed rules: one that is wholly about property values becomes a filter, one that asks who somebody is becomes a digest, everything else is recalled (among the records that match, where part of it is about property values). `strategy` and `why` tell. It costs what that operation costs, once.",
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
          "description": "Which of them. Without it, the first one that takes all the fields that are given."
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
          "description": "Id of a record (one person, company or other entity). For operation smartRecall."
        },
        "email": {
          "type": "string",
          "format": "email",
          "maxLength": 254,
          "description": "E-mail address as identity key; letters' case does not matter. For operation smartRecall."
        },
        "websiteUrl": {
          "type": "string",
          "minLength": 3,
          "maxLength": 500,
          "description": "Website or domain as identity key; scheme, `www.` and a trailing slash do not matter. For operation smartRecall."
        },
        "phoneNumber": {
          "type": "string",
          "minLength": 5,
          "maxLength": 32,
          "pattern": "^\\+?[0-9 ()./-]+$",
          "description": "Phone number as identity key; only its digits and a leading plus count. For operation smartRecall."
        },
        "customKeyName": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[A-Za-z][A-Za-z0-9_.-]*$",
          "description": "Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`. For operation smartRecall."
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
          "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise. For operation smartRecall."
        },
        "limit": {
          "anyOf": [
            {
              "type": "integer",
              "minimum": 1,
              "maximum": 100,
              "default": 10
            },
            {
              "type": "integer",
              "minimum": 1,
              "maximum": 100,
              "default": 10,
              "description": "Most records or memories."
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
          "description": "`deep` looks a second time with the names that the first results bring up. For operation smartRecall."
        },
        "generateAnswer": {
          "type": "boolean",
          "default": false,
          "description": "Add `answer`, `confidence` and `sources`. For operation smartRecall."
        },
        "minScore": {
          "type": "number",
          "minimum": 0,
          "maximum": 1,
          "description": "Leave out results below this score. For operation smartRecall."
        },
        "since": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "A moment, ISO 8601. For operation smartRecall."
        },
        "until": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "A moment, ISO 8601. For operation smartRecall."
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
          "description": "Labels; a filter on tags asks for all of them. For operation smartRecall."
        },
        "filterByProperty": {
          "type": "object",
          "description": "A filter on property values; it is answered from an index and costs nothing. For operation smartRecall.",
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
              "description": "Whether all conditions have to hold, or one."
            },
            "conditions": {
              "type": "array",
              "minItems": 1,
              "maxItems": 20,
              "items": PropertyCondition
            }
          }
        },
        "groupByRecord": {
          "type": "boolean",
          "default": false,
          "description": "Only the best result of each record. For operation smartRecall."
        },
        "message": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000,
          "pattern": "\\S",
          "description": "The message, as somebody wrote it. For operation smartRecallUnified."
        },
        "identifiers": {
          "type": "object",
          "additionalProperties": false,
          "description": "Records that the message is about. Those that nobody has are listed in `unknownIdentifiers`. For operation smartRecallUnified.",
          "properties": {
            "emails": {
              "type": "array",
              "maxItems": 50,
              "items": Email
            },
            "websiteUrls": {
              "type": "array",
              "maxItems": 50,
              "items": WebsiteUrl
            },
            "recordIds": {
              "type": "array",
              "maxItems": 50,
              "items": RecordId
            }
          }
        },
        "sessionId": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "The conversation that the message is part of: without identifiers, \"he\" or \"their\" means the records that its memories are about. For operation smartRecallUnified."
        },
        "outputFormat": {
          "type": "string",
          "enum": [
            "text",
            "structured"
          ],
          "default": "structured",
          "description": "`text` is ready for a prompt, numbered in the order of `sources`. For operation smartRecallUnified."
        },
        "tokenBudget": {
          "type": "integer",
          "minimum": 50,
          "maximum": 100000,
          "default": 1000,
          "description": "Most tokens of `text` and of a digest. For operation smartRecallUnified."
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
    "title": "Everything known about one record, within a token budget",
    "description": "Everything known about one record, within a token budget. Markdown ready for a prompt: the record's properties, then its memories, those most relevant to `focus` first and then the newest, cut so that it never exceeds `tokenBudget`. Where not all have room, what is new and often spoken of gets it.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": RecordId,
        "email": Email,
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
          "default": 1000
        },
        "includeProperties": {
          "type": "boolean",
          "default": true
        },
        "includeMemories": {
          "type": "boolean",
          "default": true
        },
        "focus": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000,
          "pattern": "\\S",
          "description": "What the reader is about to do; memories about it come first."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "digest": {
          "type": "string",
          "description": "Markdown."
        },
        "properties": {
          "type": "array",
          "items": PropertyValueResult
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
                "pattern": "^mem_[0-9A-HJKMNP-TV-Z]{26}$"
              },
              "content": {
                "type": "string"
              },
              "timestamp": {
                "type": "string",
                "format": "date-time",
                "maxLength": 64,
                "description": "A moment, ISO 8601."
              },
              "speaker": {
                "type": "string"
              },
              "supersededBy": {
                "type": "array",
                "items": SupersedingValueResult,
                "description": "What was said or set later instead of what this memory says, newest first; absent where all of it still stands."
              }
            }
          }
        },
        "tokenEstimate": {
          "type": "integer",
          "minimum": 0,
          "description": "Tokens of `digest`; never above the budget."
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
          "focus"
        ]
      }
    ]
  },
  {
    "name": "memory_recall_pro",
    "title": "List memories, newest first or by a query",
    "description": "List memories, newest first or by a query. A direct look-up without an answer. Without `query` memories come newest first, page by page; with `query` they come by relevance, at most 200 in all. With `filterByProperty` and no `query` the call costs nothing.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "query": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000,
          "pattern": "\\S"
        },
        "recordId": RecordId,
        "email": Email,
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
          "default": 50
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the page before."
        },
        "since": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "A moment, ISO 8601."
        },
        "until": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "A moment, ISO 8601."
        },
        "tags": Tags,
        "filterByProperty": PropertyFilter
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean",
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": {
          "type": "array",
          "items": MemoryResult
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
          "filterByProperty"
        ]
      }
    ]
  },
  {
    "name": "memory_find_similar",
    "title": "Records that are like a record or a text",
    "description": "Records that are like a record or a text. Compares the words that tell most of the record's memories (or of `text`), and its property values, with those of other records of the same type; says of each one which words and values it shares. A `score` of 0.7 and more is `very_similar`, of 0.35 `similar`, of 0.2 `somewhat_similar`; what is below is not listed. No model is involved.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000,
          "pattern": "\\S",
          "description": "What to compare with instead of a record."
        },
        "recordId": RecordId,
        "email": Email,
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
          "description": "With a text, only records of this type; with a key, the type of the record that has it."
        },
        "filterByProperty": PropertyFilter,
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "default": 10,
          "description": "Most records listed."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": {
          "type": "array",
          "items": SimilarRecordResult
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
    "title": "All records by how like a record or a text they are",
    "description": "All records by how like a record or a text they are. The same comparison as `similar` over all records, put into its three tiers (scores from 0.7, 0.35 and 0.2) with their counts. Up to 5,000 records are compared by their words and as many by their values.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string",
          "minLength": 1,
          "maxLength": 20000,
          "pattern": "\\S",
          "description": "What to compare with instead of a record."
        },
        "recordId": RecordId,
        "email": Email,
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
          "description": "With a text, only records of this type; with a key, the type of the record that has it."
        },
        "filterByProperty": PropertyFilter,
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "default": 10,
          "description": "Most records listed in each segment."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": {
          "type": "object",
          "required": [
            "total",
            "segments"
          ],
          "properties": {
            "total": {
              "type": "integer",
              "minimum": 0,
              "description": "Records of that type in all, alike or not."
            },
            "segments": {
              "type": "array",
              "description": "One for each tier.",
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
                    "minimum": 0
                  },
                  "records": {
                    "type": "array",
                    "items": SimilarRecordResult
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
    "title": "A record's properties",
    "description": "A record's properties. The current value of each property of one record, with its collection's description and where the value came from.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": RecordId,
        "email": Email,
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
          "description": "Only these, by name or system name."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": {
          "type": "object",
          "required": [
            "recordId",
            "type",
            "properties"
          ],
          "properties": {
            "recordId": RecordId,
            "type": {
              "type": "string"
            },
            "properties": {
              "type": "array",
              "items": PropertyValueResult
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
    "description": "Search records by properties, by a query, or both. Records whose properties fit `groups` of conditions, with how many there are. With `query` the records whose memories answer it, best first, out of the 200 best memories. Without `query` the call needs no model and costs nothing, and the records come in the order of their ids, so that a cursor shows none twice whatever is added. The export gives a whole set.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "query": {
          "type": "string",
          "minLength": 1,
          "maxLength": 4000,
          "pattern": "\\S",
          "description": "What the memories of the records are about. Costs as much as a recall."
        },
        "groups": {
          "type": "array",
          "minItems": 1,
          "maxItems": 10,
          "items": PropertyFilter,
          "description": "Groups of conditions, each joined by its own `logic`."
        },
        "logic": {
          "type": "string",
          "enum": [
            "and",
            "or"
          ],
          "default": "and",
          "description": "Whether all groups have to hold, or one."
        },
        "filterByProperty": PropertyFilter,
        "type": EntityType,
        "page": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100000,
          "description": "Which page, from 1, in place of `cursor`. Records that are added with ids of their own may move a page; a cursor is not moved."
        },
        "pageSize": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "Records of a page."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the page before."
        },
        "returnRecords": {
          "type": "boolean",
          "default": true,
          "description": "Whether each record comes with its keys and properties, or with its id and type alone."
        },
        "includeMemories": {
          "type": "boolean",
          "default": false,
          "description": "Add to each record its 5 newest memories; with `query` the best 5 that were found."
        },
        "countOnly": {
          "type": "boolean",
          "default": false,
          "description": "Give `total` and no records."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
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
                "type": "string"
              },
              "score": {
                "type": "number",
                "minimum": 0,
                "maximum": 1,
                "description": "Of its best memory; only with a query."
              },
              "keys": {
                "type": "object",
                "additionalProperties": {
                  "type": "string"
                },
                "description": "Its identity keys."
              },
              "properties": {
                "type": "object",
                "additionalProperties": true,
                "description": "All its properties by name."
              },
              "memories": {
                "type": "array",
                "items": MemoryResult
              }
            }
          }
        },
        "total": {
          "type": "integer",
          "minimum": 0,
          "description": "How many records there are in all; with `query` how many were found. Absent behind a cursor, whose first page has told it."
        },
        "nextCursor": {
          "type": "string",
          "description": "Absent on the last page, and where `page` was given."
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
    "title": "Change one property of a record",
    "description": "Change one property of a record. Sets a property, pushes to or removes from a list, adds to a number, or patches an object or the items of a list. Changes by several callers at once never lose one another. With `expectedVersion` the change is made only when the property still has that version. `[Tasks]` and `[Issues]` with `push` keep the lists of a workspace. The history keeps every change.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": RecordId,
        "email": Email,
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
          "description": "The collection whose property is meant, where several have one of that name; for `[Tasks]` and `[Issues]` the workspace."
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
          "default": "set",
          "description": "`set` takes the value as it is. `push` adds to a list; a list as value adds each of its elements. `remove` takes elements out of a list (by value, or by `id`) or members out of an object (by name); without a value it removes the property. `increment` adds to a number. `patch` merges into an object (JSON Merge Patch), or into the items of a list that have the same `id`."
        },
        "value": {
          "description": "What to set, push, remove, add or merge; at most 200 elements at once but for `set`. `push` and `patch` make no value larger than 256 kB."
        },
        "unique": {
          "type": "boolean",
          "default": false,
          "description": "Push only what the list does not have yet."
        },
        "expectedVersion": {
          "type": "integer",
          "minimum": 0,
          "maximum": 2147483647,
          "description": "The version that the property must still have; 0 when it must not exist yet."
        },
        "reason": {
          "type": "string",
          "minLength": 1,
          "maxLength": 1000,
          "description": "Why, for the history."
        }
      },
      "required": [
        "propertyName"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean",
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": {
          "type": "object",
          "required": [
            "creditsCharged",
            "recordId",
            "propertyName",
            "systemName",
            "version",
            "changed"
          ],
          "properties": {
            "creditsCharged": {
              "type": "integer",
              "minimum": 0
            },
            "recordId": RecordId,
            "propertyName": {
              "type": "string"
            },
            "systemName": {
              "type": "string"
            },
            "collectionId": {
              "type": "string",
              "description": "Absent for a property that no collection defines."
            },
            "value": {
              "description": "The value now; absent when there is none any more."
            },
            "previousValue": {
              "description": "The value before; absent when there was none."
            },
            "version": {
              "type": "integer",
              "minimum": 0,
              "description": "The version now."
            },
            "changed": {
              "type": "boolean",
              "description": "False when it was so already; then nothing is written or charged."
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
          "expectedVersion",
          "reason"
        ]
      }
    ]
  },
  {
    "name": "memory_update_keys",
    "title": "Add identity keys to a record, or move them to it",
    "description": "Add identity keys to a record, or move them to it. A record may have many keys, several of one name among them. A key belongs to one record of its type: when another record has it the answer is 409 with `recordIds` naming both, unless `move` is true; a record's last key is never moved away. Adding a key that the record has already changes nothing.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": RecordId,
        "email": Email,
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
          "items": IdentityKey
        },
        "move": {
          "type": "boolean",
          "default": false,
          "description": "Take a key over from the record that has it."
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
        "success": {
          "type": "boolean",
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
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
    "title": "A record's identity keys",
    "description": "A record's identity keys. All keys of one record, in their normal form, by name and value.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": RecordId,
        "email": Email,
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
        "success": {
          "type": "boolean",
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
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
    "title": "Take identity keys away from a record",
    "description": "Take identity keys away from a record. The keys are free at once for other records. A record keeps one key at least: taking the last one is a 409; delete the record instead. Keys that it does not have are passed over.",
    "toolset": "memory",
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": RecordId,
        "email": Email,
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
          "items": IdentityKey
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
        "success": {
          "type": "boolean",
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
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
    "description": "List collections. All collections of the organization, oldest first.",
    "toolset": "collections",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "How many entries a page holds."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the page before."
        },
        "entityType": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "pattern": "^[A-Za-z][A-Za-z0-9 _-]*$",
          "description": "Only collections for this type of entity."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": {
          "type": "array",
          "items": CollectionResult
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
    "title": "Create a collection",
    "description": "Create a collection. Defines properties that are extracted from memories from now on. `systemName` and `slug` are made from the names when absent.",
    "toolset": "collections",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "What people call it."
        },
        "slug": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100,
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
          "description": "What programs call it."
        },
        "description": {
          "type": "string",
          "maxLength": 2000,
          "description": "What it is for."
        },
        "entityType": EntityType,
        "kind": {
          "type": "string",
          "enum": [
            "properties",
            "workspace"
          ],
          "default": "properties",
          "description": "A workspace also takes notes and tasks."
        },
        "properties": {
          "type": "array",
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
                "maxLength": 100
              },
              "systemName": {
                "type": "string",
                "minLength": 1,
                "maxLength": 100,
                "pattern": "^[a-z][a-z0-9_]*$"
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
                ]
              },
              "options": PropertyOptions,
              "description": {
                "type": "string",
                "maxLength": 1000,
                "description": "What the property means; extraction reads it."
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
                "maxLength": 32
              }
            }
          }
        }
      },
      "required": [
        "name"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean",
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": CollectionResult
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
      }
    ]
  },
  {
    "name": "collection_update",
    "title": "Update a collection",
    "description": "Update a collection. Changes the fields that are given and leaves the rest. `properties`, when given, is all that the collection has from now on, in that order: an entry with the `systemName` (or, without one, the name) of a property changes what it says of that property, so that a new name or type keeps its values; any other entry is a new property. Values follow: those that fit a new type are converted, those that do not stay as they are and are reported. When values were concerned, `eventId` names the event that tells how many, and lists each one that did not fit; many values follow in the background. A change that changes nothing makes no version.",
    "toolset": "collections",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^col_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the collection."
        },
        "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 200,
          "description": "What people call it."
        },
        "slug": {
          "type": "string",
          "minLength": 1,
          "maxLength": 100,
          "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$",
          "description": "What programs call it."
        },
        "description": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 2000,
          "description": "What it is for."
        },
        "entityType": {
          "description": "The type of entity that it is for; `null` makes it for all.",
          "oneOf": [
            EntityType,
            {
              "type": "null"
            }
          ]
        },
        "properties": {
          "type": "array",
          "maxItems": 200,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "description": "A property that is there, with what changes of it, or a new one, which needs a name and a type. What is not given stays; `null` takes it away.",
            "properties": {
              "name": {
                "type": "string",
                "minLength": 1,
                "maxLength": 100
              },
              "systemName": {
                "type": "string",
                "minLength": 1,
                "maxLength": 100,
                "pattern": "^[a-z][a-z0-9_]*$",
                "description": "Which property it is; it stays for good."
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
                ]
              },
              "options": PropertyOptions,
              "description": {
                "type": [
                  "string",
                  "null"
                ],
                "maxLength": 1000
              },
              "mode": {
                "type": "string",
                "enum": [
                  "replace",
                  "append"
                ]
              },
              "unit": {
                "type": [
                  "string",
                  "null"
                ],
                "minLength": 1,
                "maxLength": 32
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
          "description": "What becomes of the values of properties that `properties` leaves out; needed as soon as it leaves one out. Kept values stay readable and can be filtered by; a property with the same system name has them again."
        },
        "expectedVersion": {
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "description": "Refuse with 409 unless the collection is at this version."
        },
        "note": {
          "type": "string",
          "minLength": 1,
          "maxLength": 500,
          "description": "Why; the history keeps it."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": CollectionResult,
        "eventId": {
          "type": "string",
          "description": "The event that tells what became of values; absent when there were none to change."
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
    "description": "Delete a collection. Takes the definitions away, with their versions. While there are values or notes, that is a 409 that counts them, unless `cascade` is given: then values go with it, many of them in the background (`eventId`), and their history stays; notes stay as memories of their records.",
    "toolset": "collections",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^col_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the collection."
        },
        "cascade": {
          "type": "boolean",
          "default": false,
          "description": "Whether values go with the collection."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "values",
            "notes"
          ],
          "properties": {
            "id": {
              "type": "string"
            },
            "values": {
              "type": "integer",
              "minimum": 0,
              "description": "Values that went with it."
            },
            "notes": {
              "type": "integer",
              "minimum": 0,
              "description": "Notes that belonged to it and stay as memories."
            }
          }
        },
        "eventId": {
          "type": "string",
          "description": "The event that tells of the values; absent when there were none."
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
    "title": "Get the history of a collection",
    "description": "Get the history of a collection. Its versions, newest first, each as it was in full or as what it changed.",
    "toolset": "collections",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^col_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the collection."
        },
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "How many entries a page holds."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the page before."
        },
        "mode": {
          "type": "string",
          "enum": [
            "full",
            "diff"
          ],
          "default": "full",
          "description": "`full` gives each version as a whole, `diff` what it changed over the version before; the first version has added all that it has."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
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
                "minimum": 1
              },
              "at": {
                "type": "string",
                "format": "date-time",
                "maxLength": 64,
                "description": "A moment, ISO 8601."
              },
              "actor": {
                "type": "string",
                "description": "Who made it: `key:<id>`, `internal` or `operator`."
              },
              "note": {
                "type": "string"
              },
              "collection": {
                "type": "object",
                "description": "The version as a whole; in mode `full`.",
                "required": [
                  "name",
                  "slug",
                  "properties"
                ],
                "properties": {
                  "name": {
                    "type": "string"
                  },
                  "slug": {
                    "type": "string"
                  },
                  "description": {
                    "type": "string"
                  },
                  "entityType": {
                    "type": "string"
                  },
                  "properties": {
                    "type": "array",
                    "items": PropertyDefinitionResult
                  }
                }
              },
              "changes": {
                "type": "object",
                "description": "What the version changed; in mode `diff`.",
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
                    "description": "Of the collection itself."
                  },
                  "added": {
                    "type": "array",
                    "items": PropertyDefinitionResult
                  },
                  "removed": {
                    "type": "array",
                    "items": PropertyDefinitionResult
                  },
                  "renamed": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "required": [
                        "systemName",
                        "from",
                        "to"
                      ],
                      "properties": {
                        "systemName": {
                          "type": "string"
                        },
                        "from": {
                          "type": "string"
                        },
                        "to": {
                          "type": "string"
                        }
                      }
                    }
                  },
                  "changed": {
                    "type": "array",
                    "description": "Properties whose type, options, description, mode or unit changed.",
                    "items": {
                      "type": "object",
                      "required": [
                        "systemName",
                        "name",
                        "fields"
                      ],
                      "properties": {
                        "systemName": {
                          "type": "string"
                        },
                        "name": {
                          "type": "string"
                        },
                        "fields": {
                          "type": "array",
                          "items": FieldChangeResult
                        }
                      }
                    }
                  },
                  "reordered": {
                    "type": "boolean",
                    "description": "Whether properties that stayed stand in another order."
                  }
                }
              }
            }
          }
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
    "description": "List entity types. The types that records have, by name, with how many records there are of each.",
    "toolset": "collections",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "How many entries a page holds."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the page before."
        },
        "archived": {
          "type": "boolean",
          "description": "Only types that are archived, or only those that are not."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
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
                "type": "string"
              },
              "name": {
                "type": "string"
              },
              "slug": {
                "type": "string"
              },
              "description": {
                "type": "string"
              },
              "identityKeys": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "archivedAt": {
                "type": "string",
                "format": "date-time",
                "maxLength": 64,
                "description": "A moment, ISO 8601."
              },
              "recordCount": {
                "type": "integer",
                "minimum": 0,
                "description": "How many records there are of it."
              },
              "createdAt": {
                "type": "string",
                "format": "date-time",
                "maxLength": 64,
                "description": "A moment, ISO 8601."
              },
              "updatedAt": {
                "type": "string",
                "format": "date-time",
                "maxLength": 64,
                "description": "A moment, ISO 8601."
              }
            }
          }
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
    "name": "webhook_list",
    "title": "List webhook subscriptions",
    "description": "List webhook subscriptions. All subscriptions of the live or the test data, oldest first, with the state of their circuit. Secrets are masked.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "How many entries a page holds."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the page before."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": {
          "type": "array",
          "items": WebhookResult
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
    "description": "Create a webhook subscription. Sends events of the given types to a URL, signed as Standard Webhooks has it. A test event is sent at once; when it fails, the subscription is saved all the same and `warning` says so. The signing secret is in `secret_current` this once. In live mode the URL has to be https; addresses that are not public are refused. At most 20 for the live and 20 for the test data.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "url": WebhookUrl,
        "events": WebhookEventPatterns,
        "description": {
          "type": "string",
          "maxLength": 500,
          "description": "For people."
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
        "success": {
          "type": "boolean",
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": WebhookResult,
        "ping": WebhookPingResult,
        "warning": {
          "type": "string",
          "description": "There when the test event was not answered with success, or no event of a pattern is known."
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
    "description": "Publish events. Sends events of your own to the subscriptions that want them: all of them are taken, or none. An id that was published before is left as it is (`duplicate`), so a call can be made again. Payloads hold no secrets and no personal data, money as integer cents and moments in UTC; the field that breaks this is named. What is larger than 64 KB on the wire is sent as its ids and a `fetch_url`.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "events": {
          "type": "array",
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
                "description": "`evt_` and a ULID, of your own: the same id is sent once. Made here when absent."
              },
              "type": WebhookEventType,
              "data": {
                "type": "object",
                "additionalProperties": true,
                "description": "What the event is about; `data.object` on the wire."
              },
              "previous_attributes": {
                "type": "object",
                "additionalProperties": true,
                "description": "What of it was different before, where receivers need that."
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
        "success": {
          "type": "boolean",
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
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
                "type": "string"
              },
              "duplicate": {
                "type": "boolean",
                "description": "It was published before; nothing of it is sent again."
              },
              "deliveries": {
                "type": "integer",
                "minimum": 0,
                "description": "How many subscriptions want it."
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
    "title": "Get an event that was sent",
    "description": "Get an event that was sent. The whole event, also where a delivery had only a reference to it. This is what `fetch_url` names. Kept for 35 days, and as long as one of its deliveries.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^evt_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the event."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
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
          "description": "The envelope that is posted to receivers.",
          "properties": {
            "id": {
              "type": "string",
              "description": "The same over all attempts, and unique: keep it, and leave alone what you have seen."
            },
            "type": {
              "type": "string"
            },
            "api_version": {
              "type": "string"
            },
            "created_at": {
              "type": "string",
              "format": "date-time",
              "maxLength": 64,
              "description": "A moment, ISO 8601."
            },
            "data": {
              "type": "object",
              "required": [
                "object"
              ],
              "properties": {
                "object": {
                  "type": "object",
                  "additionalProperties": true
                },
                "previous_attributes": {
                  "type": "object",
                  "additionalProperties": true
                },
                "fetch_url": {
                  "type": "string",
                  "description": "In a delivery, where the event is too large for one: where to get it whole, with an API key."
                }
              }
            },
            "livemode": {
              "type": "boolean"
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
    "title": "List the types of events",
    "description": "List the types of events. The types of events that the service itself sends, each with the JSON Schema of its `data.object` and an example, and the names of the first 1,000 that the account has published.",
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
        "success": {
          "type": "boolean",
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
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
                "type": "string"
              },
              "description": {
                "type": "string"
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
          }
        },
        "published": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Types of the events that the account has published itself, the first 1,000."
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
    "description": "Get a webhook subscription. Its settings, the state of its circuit and of its secrets, which are masked.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the subscription."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": WebhookResult,
        "warning": {
          "type": "string",
          "description": "There when its events were changed and none of a pattern is known."
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
    "title": "Change a webhook subscription",
    "description": "Change a webhook subscription. Changes what is given and leaves the rest. What waits is sent to the new URL, whose circuit starts closed. An empty description takes it away.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the subscription."
        },
        "url": WebhookUrl,
        "events": WebhookEventPatterns,
        "description": {
          "type": "string",
          "maxLength": 500,
          "description": "For people."
        },
        "auth": WebhookAuth,
        "guarantee": WebhookGuarantee,
        "timeout_ms": WebhookTimeout,
        "expected_version": {
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "description": "The version that this change is about; another one is refused."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": WebhookResult,
        "warning": {
          "type": "string",
          "description": "There when its events were changed and none of a pattern is known."
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
    "description": "Delete a webhook subscription. Deletes it with its deliveries and dead letters. `waiting_deliveries` and `dead_letters` say how many events it will not get. To keep them, disable the subscription instead.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the subscription."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": {
          "type": "object",
          "required": [
            "id",
            "deleted",
            "waiting_deliveries",
            "dead_letters"
          ],
          "properties": {
            "id": {
              "type": "string"
            },
            "deleted": {
              "type": "boolean",
              "const": true
            },
            "waiting_deliveries": {
              "type": "integer",
              "minimum": 0,
              "description": "Deliveries that waited or were being sent."
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
    "description": "Send a test event. Sends one `webhook.tested` event now, whatever the state of the subscription, and says what came back. It is in the history of deliveries, is not tried again, and counts for no circuit.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the subscription."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
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
    "description": "Rotate the signing secret. Three phases: from now on every delivery is signed with the new and the old secret; receivers take up the new one within the grace period; then the old one is revoked by itself. The new secret is in `secret_current` this once. Refused while a grace period lasts.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the subscription."
        },
        "grace_hours": {
          "type": "integer",
          "minimum": 24,
          "maximum": 72,
          "description": "How long both secrets sign; 24 unless said."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": WebhookResult,
        "warning": {
          "type": "string",
          "description": "There when its events were changed and none of a pattern is known."
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
    "description": "Revoke the previous secret. Ends the grace period of a rotation now: only the current secret signs. Without a grace period nothing changes.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the subscription."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": WebhookResult,
        "warning": {
          "type": "string",
          "description": "There when its events were changed and none of a pattern is known."
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
    "description": "Enable a webhook subscription. Sends again, what has waited included, and closes its circuit.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the subscription."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": WebhookResult,
        "warning": {
          "type": "string",
          "description": "There when its events were changed and none of a pattern is known."
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
    "description": "Disable a webhook subscription. Sends nothing until it is enabled. Deliveries that are waiting stay `deferred` for 35 days; then they become dead letters with the reason `subscription_disabled`. Events that happen meanwhile are not sent to it.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the subscription."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": WebhookResult,
        "warning": {
          "type": "string",
          "description": "There when its events were changed and none of a pattern is known."
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
    "title": "List the deliveries of a subscription",
    "description": "List the deliveries of a subscription. What was sent and what waits, newest first, test events included. A delivery is kept until 35 days after its end.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the subscription."
        },
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "How many entries a page holds."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the page before."
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
          "description": "Only deliveries in this state."
        },
        "event_type": {
          "type": "string",
          "maxLength": 100,
          "pattern": "^([a-z][a-z0-9_]*\\.)+[a-z][a-z0-9_]*$",
          "description": "Only deliveries of this type of event."
        },
        "since": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only deliveries made at or after this moment."
        },
        "until": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only deliveries made before this moment."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
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
                "type": "string"
              },
              "event_id": {
                "type": "string"
              },
              "event_type": {
                "type": "string"
              },
              "subscription_id": {
                "type": "string"
              },
              "status": WebhookDeliveryStatus,
              "attempts": {
                "type": "integer",
                "minimum": 0
              },
              "next_retry_at": {
                "type": [
                  "string",
                  "null"
                ],
                "format": "date-time"
              },
              "response_code": {
                "type": [
                  "integer",
                  "null"
                ],
                "description": "Of the latest attempt."
              },
              "response_body_preview": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "Of the latest attempt, at most 1 KB."
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
                "description": "Of the latest attempt."
              },
              "created_at": {
                "type": "string",
                "format": "date-time",
                "maxLength": 64,
                "description": "A moment, ISO 8601."
              },
              "finished_at": {
                "type": [
                  "string",
                  "null"
                ],
                "format": "date-time"
              }
            }
          }
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
    "title": "Get the metrics of deliveries",
    "description": "Get the metrics of deliveries. How deliveries of the latest hours went, each metric with what it should be, and the alerts that stand now. Test events do not count.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "hours": {
          "type": "integer",
          "minimum": 1,
          "maximum": 720,
          "default": 24,
          "description": "How far back to look; what waits is counted whenever it came."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": {
          "type": "object",
          "required": [
            "hours",
            "deployment",
            "deliveries",
            "metrics",
            "alerts"
          ],
          "properties": {
            "hours": {
              "type": "integer"
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
              "description": "What the operator has said of this server's webhooks.",
              "properties": {
                "direction": {
                  "type": "string",
                  "enum": [
                    "inbound",
                    "outbound",
                    "both"
                  ],
                  "description": "`inbound` sends no webhooks."
                },
                "events": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  },
                  "description": "Patterns of the events that are sent."
                },
                "volume_per_second": {
                  "type": [
                    "number",
                    "null"
                  ],
                  "description": "Events that are expected."
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
                  ]
                }
              }
            },
            "deliveries": {
              "type": "object",
              "required": [
                "tried",
                "succeeded",
                "ended",
                "waiting"
              ],
              "properties": {
                "tried": {
                  "type": "integer",
                  "minimum": 0
                },
                "succeeded": {
                  "type": "integer",
                  "minimum": 0
                },
                "ended": {
                  "type": "integer",
                  "minimum": 0
                },
                "waiting": {
                  "type": "integer",
                  "minimum": 0
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
                    ]
                  },
                  "description": {
                    "type": "string"
                  },
                  "unit": {
                    "type": "string",
                    "enum": [
                      "ratio",
                      "milliseconds",
                      "count"
                    ]
                  },
                  "value": {
                    "type": [
                      "number",
                      "null"
                    ],
                    "description": "Null where there is nothing to measure."
                  },
                  "target": {
                    "type": "object",
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
                        ]
                      },
                      "than": {
                        "type": "number"
                      }
                    }
                  },
                  "alert": {
                    "type": "object",
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
                        ]
                      },
                      "than": {
                        "type": "number"
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
                    "description": "`alert` is beyond the bound of `alert`, `off_target` misses the target."
                  }
                }
              }
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
                    "description": "One of the metrics, or `dead_letter_queue`: more than 1,000 dead letters."
                  },
                  "priority": {
                    "type": "integer"
                  },
                  "value": {
                    "type": "number"
                  },
                  "threshold": {
                    "type": "number"
                  },
                  "message": {
                    "type": "string",
                    "description": "What is wrong, and what to do."
                  },
                  "raised_at": {
                    "type": "string",
                    "format": "date-time",
                    "maxLength": 64,
                    "description": "A moment, ISO 8601."
                  }
                }
              },
              "description": "Those that stand, the most urgent first."
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
    "description": "List dead letters. Deliveries that no attempt brought through, newest first. A dead letter is kept for 30 days. When one is replayed and fails again, there is a new one, with 30 days of its own.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "How many entries a page holds."
        },
        "cursor": {
          "type": "string",
          "maxLength": 500,
          "description": "The `nextCursor` of the page before."
        },
        "subscription_id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Only those of this subscription."
        },
        "event_type": {
          "type": "string",
          "maxLength": 100,
          "pattern": "^([a-z][a-z0-9_]*\\.)+[a-z][a-z0-9_]*$",
          "description": "Only those of this type of event."
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
          "description": "Only those with this reason."
        },
        "replayed": {
          "type": "boolean",
          "description": "Only those that were sent again, or that were not."
        },
        "since": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only those made at or after this moment."
        },
        "until": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only those made before this moment."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": {
          "type": "array",
          "items": WebhookDeadLetterResult
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
    "description": "Purge dead letters. Drops the dead letters that the filter takes; without one, all of them. Their deliveries stay in the history.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "subscription_id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Only those of this subscription."
        },
        "event_type": {
          "type": "string",
          "maxLength": 100,
          "pattern": "^([a-z][a-z0-9_]*\\.)+[a-z][a-z0-9_]*$",
          "description": "Only those of this type of event."
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
          "description": "Only those with this reason."
        },
        "replayed": {
          "type": "boolean",
          "description": "Only those that were sent again, or that were not."
        },
        "since": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only those made at or after this moment."
        },
        "until": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "Only those made before this moment."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": {
          "type": "object",
          "required": [
            "purged"
          ],
          "properties": {
            "purged": {
              "type": "integer",
              "minimum": 0
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
    "title": "Send dead letters again",
    "description": "Send dead letters again. Sends those again that the filter takes and that were not yet, up to 10,000 a call; `more` says whether there are others. Events keep their ids, and all attempts are before them. Behind first attempts, so that what happens now is not held up.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "subscription_id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Only those of this subscription."
        },
        "event_type": WebhookEventType,
        "reason": WebhookDeadLetterReason,
        "since": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "A moment, ISO 8601."
        },
        "until": {
          "type": "string",
          "format": "date-time",
          "maxLength": 64,
          "description": "A moment, ISO 8601."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
        "data": {
          "type": "object",
          "required": [
            "replayed",
            "more"
          ],
          "properties": {
            "replayed": {
              "type": "integer",
              "minimum": 0
            },
            "more": {
              "type": "boolean"
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
    "title": "Send a dead letter again",
    "description": "Send a dead letter again. Sends it again with all its attempts before it; the event keeps its id. When that fails too, there is a new dead letter.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^dlq_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the dead letter."
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
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
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
    "description": "Get a delivery. Where it stands, with what each of its attempts met.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the subscription."
        },
        "deliveryId": {
          "type": "string",
          "pattern": "^dlv_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the delivery."
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
        "success": {
          "type": "boolean",
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
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
    "title": "Send a delivery again",
    "description": "Send a delivery again. Sends it now, whatever became of it, with all its attempts before it; the event keeps its id. Its dead letter counts as replayed. A test event is not sent again.",
    "toolset": "webhooks",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "pattern": "^whk_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the subscription."
        },
        "deliveryId": {
          "type": "string",
          "pattern": "^dlv_[0-9A-HJKMNP-TV-Z]{26}$",
          "description": "Id of the delivery."
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
        "success": {
          "type": "boolean",
          "const": true,
          "description": "Always true here; a failure has `success` false, `error` and `message`."
        },
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
