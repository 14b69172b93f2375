// Generated from openapi.yaml by pnpm generate; do not edit.

import type { Tool } from '../tool.ts'

const WebhookMetadata = {
  "type": "object",
  "propertyNames": {},
  "description": "Your own data, returned unchanged and not sent. Replaces all earlier data."
}

const WebhookTimeout = {
  "type": "integer",
  "minimum": 1000,
  "maximum": 30000,
  "description": "Milliseconds that the receiver has to respond. Defaults to 5000."
}

const Tags = {
  "type": "array",
  "items": {
    "type": "string"
  },
  "description": "Labels. A filter on several tags matches memories that have all of them."
}

const WebhookUid = {
  "type": "string",
  "description": "Your own ID of the subscription, unique among those of the live or test data. An empty text removes it."
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

const SupersedingValueResult = {
  "type": "object",
  "properties": {
    "propertyName": {
      "type": "string"
    },
    "said": {},
    "value": {},
    "memoryId": {
      "type": "string"
    },
    "timestamp": {
      "type": "string"
    }
  }
}

const ProviderPaginationResult = {
  "type": "object",
  "properties": {
    "page": {
      "type": "integer"
    },
    "per_page": {
      "type": "integer"
    },
    "total_entries": {
      "type": "integer"
    },
    "total_pages": {
      "type": "integer"
    }
  }
}

const WebhookEventSchema = {
  "type": "object",
  "description": "JSON Schema (2020-12) of `data`, at most 16 kB. Keywords whose time is not bounded, such as `pattern`, `$ref` and `uniqueItems`, are refused."
}

const WebhookRateLimit = {
  "type": "integer",
  "minimum": 0,
  "maximum": 10000,
  "description": "Deliveries per second, on average; no burst is larger. Deliveries above the limit wait. 0, the default, for no limit."
}

const PreviousFiguresResult = {
  "type": "object",
  "properties": {
    "calls": {
      "type": "integer"
    },
    "charges": {
      "type": "integer"
    },
    "credits": {
      "type": "integer"
    },
    "inputTokens": {
      "type": "integer"
    },
    "outputTokens": {
      "type": "integer"
    }
  }
}

const WebhookGuarantee = {
  "type": "string",
  "enum": [
    "at_least_once",
    "best_effort"
  ],
  "description": "`at_least_once` makes up to 10 attempts and keeps a failed event as a dead letter. `best_effort` makes one attempt."
}

const DateRange = {
  "type": "object",
  "description": "A range of days, both included.",
  "properties": {
    "min": {
      "type": "string",
      "description": "The first day."
    },
    "max": {
      "type": "string",
      "description": "The last day."
    }
  }
}

const WebhookSourceSecret = {
  "type": "string",
  "description": "The secret that the other service has created. For `standard_webhooks`, `keepsake` and `svix` it is `whsec_` and base64. A new one is generated if it is absent."
}

const WebhookEd25519 = {
  "type": "boolean",
  "description": "Whether every delivery also has an ed25519 signature (`v1a`), which receivers verify with `public_key`: they need no secret. Defaults to false. False deletes the key."
}

const RecordKeysResult = {
  "type": "object",
  "properties": {
    "recordId": {
      "type": "string"
    },
    "type": {
      "type": "string"
    },
    "keys": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "name": {
            "type": "string"
          },
          "value": {
            "type": "string"
          }
        }
      }
    }
  }
}

const WebhookRotationResult = {
  "type": "object",
  "properties": {
    "phase": {
      "type": "string"
    },
    "rotated_at": {
      "type": "string"
    },
    "grace_ends_at": {
      "type": [
        "string",
        "null"
      ]
    },
    "rotation_recommended": {
      "type": "boolean"
    },
    "warning": {
      "type": "string"
    }
  }
}

const WebhookMaxEventAge = {
  "type": "integer",
  "minimum": 0,
  "maximum": 604800,
  "description": "Seconds after which an event is no longer sent: its delivery becomes a dead letter with the reason `expired`. A replay is sent in any case. 0, the default, for no limit."
}

const WebhookEventPatterns = {
  "type": "array",
  "items": {
    "type": "string"
  },
  "description": "`*` for all events, `order.*` for all types with this prefix, or a type such as `order.paid`. A pattern that can never match is refused. If no event type is known to match it yet, `warning` says so."
}

const IdentityKey = {
  "type": "object",
  "required": [
    "name",
    "value"
  ],
  "properties": {
    "name": {
      "type": "string",
      "description": "`email`, `websiteUrl`, `phoneNumber`, or the name of a custom key."
    },
    "value": {
      "type": "string",
      "description": "In responses, the normalized value that records are found by."
    }
  }
}

const WebhookOwnEventTypeResult = {
  "type": "object",
  "properties": {
    "type": {
      "type": "string"
    },
    "description": {
      "type": "string"
    },
    "schema": {
      "type": "object"
    },
    "example": {
      "type": "object"
    },
    "version": {
      "type": "integer"
    },
    "archived_at": {
      "type": [
        "string",
        "null"
      ]
    },
    "created_at": {
      "type": "string"
    },
    "updated_at": {
      "type": "string"
    }
  }
}

const WebhookHeaders = {
  "type": "object",
  "propertyNames": {},
  "description": "Headers that every delivery has, by name. Stored encrypted and never shown. Headers that the service sets, such as `Host`, `Content-Type` and `webhook-id`, are refused; for `Authorization`, use `auth`. Replaces all earlier headers."
}

const WebhookPingResult = {
  "type": "object",
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
}

const NumberRange = {
  "type": "object",
  "description": "A range of numbers, both ends included.",
  "properties": {
    "min": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1000000000000000,
      "description": "The smallest number."
    },
    "max": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1000000000000000,
      "description": "The largest number."
    }
  }
}

const WebhookOrdered = {
  "type": "boolean",
  "description": "Whether deliveries with the same `ordering_key` are sent one after the other, in the order of publication. A failed one holds back those with its key until it succeeds or becomes a dead letter. Applies to events published after the change. Defaults to false."
}

const ExtractedPropertyItem = {
  "type": "object",
  "properties": {
    "propertyName": {
      "type": "string"
    },
    "value": {},
    "stored": {
      "type": "boolean"
    },
    "reason": {
      "type": "string"
    },
    "current": {
      "type": "object"
    },
    "previousValue": {},
    "collectionId": {
      "type": "string"
    },
    "confidence": {
      "type": "number"
    },
    "evidence": {
      "type": "object"
    },
    "engine": {
      "type": "string"
    }
  }
}

const GuidelineAttachmentResult = {
  "type": "object",
  "properties": {
    "id": {
      "type": "string"
    },
    "guidelineId": {
      "type": "string"
    },
    "name": {
      "type": "string"
    },
    "type": {
      "type": "string"
    },
    "description": {
      "type": "string"
    },
    "mimeType": {
      "type": "string"
    },
    "size": {
      "type": "integer"
    },
    "sha256": {
      "type": "string"
    },
    "actor": {
      "type": "string"
    },
    "createdAt": {
      "type": "string"
    }
  }
}

const PropertyValueResult = {
  "type": "object",
  "properties": {
    "propertyName": {
      "type": "string"
    },
    "systemName": {
      "type": "string"
    },
    "value": {},
    "type": {
      "type": "string"
    },
    "collectionId": {
      "type": "string"
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
      "type": "integer"
    },
    "updatedAt": {
      "type": "string"
    },
    "source": {
      "type": "string"
    },
    "confidence": {
      "type": "number"
    }
  }
}

const WebhookDeadLetterResult = {
  "type": "object",
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
    "reason": {
      "type": "string"
    },
    "attempts": {
      "type": "integer"
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
      "type": "string"
    },
    "replayed_at": {
      "type": [
        "string",
        "null"
      ]
    }
  }
}

const GuidelineResult = {
  "type": "object",
  "properties": {
    "id": {
      "type": "string"
    },
    "name": {
      "type": "string"
    },
    "description": {
      "type": "string"
    },
    "tags": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "alwaysOn": {
      "type": "boolean"
    },
    "triggerKeywords": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "characters": {
      "type": "integer"
    },
    "tokens": {
      "type": "integer"
    },
    "version": {
      "type": "integer"
    },
    "createdAt": {
      "type": "string"
    },
    "updatedAt": {
      "type": "string"
    }
  }
}

const MemoryItem = {
  "type": "object",
  "properties": {
    "memoryId": {
      "type": "string"
    },
    "recordId": {
      "type": "string"
    },
    "content": {
      "type": "string"
    },
    "createdAt": {
      "type": "string"
    },
    "timestamp": {
      "type": "string"
    },
    "speaker": {
      "type": "string"
    },
    "actionId": {
      "type": "string"
    },
    "sessionId": {
      "type": "string"
    },
    "tags": {
      "type": "array"
    },
    "metadata": {
      "type": "object"
    },
    "version": {
      "type": "integer"
    },
    "score": {
      "type": "number"
    },
    "supersededBy": {
      "type": "array"
    }
  }
}

const WebhookFilter = {
  "type": "string",
  "description": "An expression in the Common Expression Language (CEL). Only events for which it returns true are sent. `event` has `id`, `type`, `created_at` and `data` as they are sent. An expression that fails, for example because a field is missing, does not match; `has()` checks for a field. `matches` and nested macros are refused, so that evaluation stays fast. An empty text removes the filter."
}

const ProviderOrganizationResult = {
  "type": "object",
  "properties": {
    "id": {
      "type": "string"
    },
    "name": {
      "type": [
        "string",
        "null"
      ]
    },
    "website_url": {
      "type": [
        "string",
        "null"
      ]
    },
    "primary_domain": {
      "type": [
        "string",
        "null"
      ]
    },
    "linkedin_url": {
      "type": [
        "string",
        "null"
      ]
    },
    "industry": {
      "type": [
        "string",
        "null"
      ]
    },
    "estimated_num_employees": {
      "type": [
        "integer",
        "null"
      ]
    },
    "annual_revenue": {
      "type": [
        "number",
        "null"
      ]
    },
    "city": {
      "type": [
        "string",
        "null"
      ]
    },
    "state": {
      "type": [
        "string",
        "null"
      ]
    },
    "country": {
      "type": [
        "string",
        "null"
      ]
    }
  }
}

const CollectionResult = {
  "type": "object",
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
      "type": "string"
    },
    "kind": {
      "type": "string"
    },
    "properties": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "name": {
            "type": "string"
          },
          "systemName": {
            "type": "string"
          },
          "type": {
            "type": "string"
          },
          "options": {
            "type": "array"
          },
          "description": {
            "type": "string"
          },
          "mode": {
            "type": "string"
          },
          "unit": {
            "type": "string"
          }
        }
      }
    },
    "version": {
      "type": "integer"
    },
    "createdAt": {
      "type": "string"
    },
    "updatedAt": {
      "type": "string"
    }
  }
}

const PropertyCondition = {
  "type": "object",
  "required": [
    "property",
    "operator"
  ],
  "properties": {
    "property": {
      "type": "string",
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

const WebhookAuth = {
  "type": "object",
  "required": [
    "type"
  ],
  "description": "Credentials to send in addition to the signature. Stored encrypted and never shown.",
  "properties": {
    "type": {
      "type": "string",
      "enum": [
        "hmac",
        "bearer",
        "mtls"
      ],
      "description": "Every delivery is signed. `bearer` adds a token, `mtls` a client certificate."
    },
    "token": {
      "type": "string",
      "description": "For `bearer`: the token of the `Authorization` header."
    },
    "certificate": {
      "type": "string",
      "description": "For `mtls`: the client certificate in PEM format."
    },
    "private_key": {
      "type": "string",
      "description": "For `mtls`: the private key in PEM format, unencrypted."
    },
    "ca_certificate": {
      "type": "string",
      "description": "For `mtls`: the certificate authority of the receiver in PEM format. Replaces the public authorities."
    }
  }
}

const WebhookSourceRecord = {
  "type": "object",
  "minProperties": 1,
  "description": "The record that the memory belongs to: where its identity keys are in the payload. At least one of them must be found, otherwise the event is ignored.",
  "properties": {
    "type": {
      "type": "string",
      "description": "Entity type, such as `Contact` or `Company`."
    },
    "record_id": {
      "type": "string",
      "description": "Path of the ID of a record."
    },
    "email": {
      "type": "string",
      "description": "Path of the email address."
    },
    "website_url": {
      "type": "string",
      "description": "Path of the website or domain."
    },
    "phone_number": {
      "type": "string",
      "description": "Path of the phone number."
    },
    "custom_key_name": {
      "type": "string",
      "description": "Name of a custom key, such as `crmId`."
    },
    "custom_key_value": {
      "type": "string",
      "description": "Path of the value of the custom key."
    }
  }
}

const WebhookDeliveryDetailResult = {
  "type": "object",
  "properties": {
    "id": {
      "type": "string"
    },
    "event_id": {
      "type": "string"
    },
    "trace_id": {
      "type": "string"
    },
    "event_type": {
      "type": "string"
    },
    "subscription_id": {
      "type": "string"
    },
    "status": {
      "type": "string"
    },
    "attempts": {
      "type": "integer"
    },
    "next_retry_at": {
      "type": [
        "string",
        "null"
      ]
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
      ]
    },
    "error": {
      "type": [
        "string",
        "null"
      ]
    },
    "duration_ms": {
      "type": [
        "integer",
        "null"
      ]
    },
    "created_at": {
      "type": "string"
    },
    "finished_at": {
      "type": [
        "string",
        "null"
      ]
    },
    "history": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "number": {
            "type": "integer"
          },
          "at": {
            "type": "string"
          },
          "outcome": {
            "type": "string"
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
      }
    }
  }
}

const WebhookSourceSignature = {
  "type": "object",
  "required": [
    "header"
  ],
  "description": "For the scheme `hmac`: where the signature is, and what it signs.",
  "properties": {
    "header": {
      "type": "string",
      "description": "The header with the HMAC-SHA256 signature."
    },
    "encoding": {
      "type": "string",
      "enum": [
        "hex",
        "base64"
      ],
      "default": "hex",
      "description": "How the signature is written."
    },
    "prefix": {
      "type": "string",
      "description": "Text before the signature, such as `sha256=` or `v0=`. None by default."
    },
    "id_header": {
      "type": "string",
      "description": "The header with the ID of the event. Without it, two deliveries with the same body are one event."
    },
    "timestamp_header": {
      "type": "string",
      "description": "The header with the time of signing, in Unix seconds. It must be part of `signed_content`. Without it, the age of a delivery is not checked."
    },
    "signed_content": {
      "type": "string",
      "default": "{body}",
      "description": "What is signed, with `{id}`, `{timestamp}` and `{body}`. `{body}` is required."
    }
  }
}

const PropertyFilter = {
  "type": "object",
  "description": "A filter on property values. It uses an index and costs nothing.",
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
      "items": PropertyCondition
    }
  }
}

const ProviderPersonResult = {
  "type": "object",
  "properties": {
    "id": {
      "type": "string"
    },
    "first_name": {
      "type": [
        "string",
        "null"
      ]
    },
    "last_name": {
      "type": [
        "string",
        "null"
      ]
    },
    "name": {
      "type": [
        "string",
        "null"
      ]
    },
    "linkedin_url": {
      "type": [
        "string",
        "null"
      ]
    },
    "title": {
      "type": [
        "string",
        "null"
      ]
    },
    "headline": {
      "type": [
        "string",
        "null"
      ]
    },
    "email": {
      "type": [
        "string",
        "null"
      ]
    },
    "email_status": {
      "type": [
        "string",
        "null"
      ]
    },
    "organization_id": {
      "type": [
        "string",
        "null"
      ]
    },
    "city": {
      "type": [
        "string",
        "null"
      ]
    },
    "state": {
      "type": [
        "string",
        "null"
      ]
    },
    "country": {
      "type": [
        "string",
        "null"
      ]
    },
    "seniority": {
      "type": [
        "string",
        "null"
      ]
    },
    "organization": {
      "anyOf": [
        ProviderOrganizationResult,
        {
          "type": "null"
        }
      ]
    },
    "employment_history": {
      "type": "array",
      "items": {
        "type": "object"
      }
    },
    "departments": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "personal_emails": {
      "type": "array",
      "items": {
        "type": "string"
      }
    }
  }
}

const WebhookSourceResult = {
  "type": "object",
  "properties": {
    "id": {
      "type": "string"
    },
    "account_id": {
      "type": "string"
    },
    "livemode": {
      "type": "boolean"
    },
    "name": {
      "type": "string"
    },
    "description": {
      "type": [
        "string",
        "null"
      ]
    },
    "url": {
      "type": "string"
    },
    "scheme": {
      "type": "string"
    },
    "signature": {
      "anyOf": [
        {
          "type": "object",
          "properties": {
            "header": {
              "type": "string"
            },
            "encoding": {
              "type": "string"
            },
            "prefix": {
              "type": "string"
            },
            "id_header": {
              "type": "string"
            },
            "timestamp_header": {
              "type": "string"
            },
            "signed_content": {
              "type": "string"
            }
          }
        },
        {
          "type": "null"
        }
      ]
    },
    "types": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "mapping": {
      "type": "object",
      "properties": {
        "record": {
          "type": "object"
        },
        "content": {
          "type": "string"
        },
        "properties": {
          "type": "object"
        },
        "tags": {
          "type": "array"
        },
        "type": {
          "type": "string"
        },
        "timestamp": {
          "type": "string"
        },
        "speaker": {
          "type": "string"
        },
        "session_id": {
          "type": "string"
        },
        "extract": {
          "type": "boolean"
        }
      }
    },
    "enabled": {
      "type": "boolean"
    },
    "secret_current": {
      "type": "string"
    },
    "secret_previous": {
      "type": [
        "string",
        "null"
      ]
    },
    "rotation": WebhookRotationResult,
    "version": {
      "type": "integer"
    },
    "created_at": {
      "type": "string"
    },
    "updated_at": {
      "type": "string"
    }
  }
}

const WebhookResult = {
  "type": "object",
  "properties": {
    "id": {
      "type": "string"
    },
    "account_id": {
      "type": "string"
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
    "uid": {
      "type": [
        "string",
        "null"
      ]
    },
    "metadata": {
      "type": "object"
    },
    "filter": {
      "type": [
        "string",
        "null"
      ]
    },
    "rate_limit": {
      "type": "integer"
    },
    "max_event_age_seconds": {
      "type": "integer"
    },
    "ordered": {
      "type": "boolean"
    },
    "api_version": {
      "type": "string"
    },
    "guarantee": {
      "type": "string"
    },
    "timeout_ms": {
      "type": "integer"
    },
    "auth": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string"
        }
      }
    },
    "header_names": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "public_key": {
      "type": [
        "string",
        "null"
      ]
    },
    "public_key_previous": {
      "type": [
        "string",
        "null"
      ]
    },
    "secret_current": {
      "type": "string"
    },
    "secret_previous": {
      "type": [
        "string",
        "null"
      ]
    },
    "rotation": WebhookRotationResult,
    "circuit_state": {
      "type": "string"
    },
    "failure_count": {
      "type": "integer"
    },
    "last_failure": {
      "anyOf": [
        {
          "type": "object",
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
              "type": "string"
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
      ]
    },
    "disabled_reason": {
      "anyOf": [
        {
          "type": "string"
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
      "type": "string"
    },
    "updated_at": {
      "type": "string"
    }
  }
}

const WebhookSourceMapping = {
  "type": "object",
  "required": [
    "record",
    "content"
  ],
  "description": "How a payload becomes a memory.",
  "properties": {
    "record": WebhookSourceRecord,
    "content": {
      "type": "string",
      "description": "The text of the memory. `{{path}}` is replaced by the value at that path, and by nothing if there is none."
    },
    "properties": {
      "type": "object",
      "propertyNames": {},
      "description": "Property values to set on the record, as paths by property name. A value that the payload does not have is not changed. An event that is older than the current value does not replace it."
    },
    "tags": {
      "type": "array",
      "items": {
        "type": "string"
      },
      "description": "Labels of the memory. `{{path}}` is replaced by a value; a label with a value that is missing is left out."
    },
    "type": {
      "type": "string",
      "description": "Path of the type of the event. Defaults to `type`; for `github` the header `X-GitHub-Event`, followed by `action`."
    },
    "timestamp": {
      "type": "string",
      "description": "Path of the time of the event: ISO 8601, or Unix seconds or milliseconds. Defaults to the time of the delivery."
    },
    "speaker": {
      "type": "string",
      "description": "Path of the name of who said it."
    },
    "session_id": {
      "type": "string",
      "description": "Path of the ID of the conversation."
    },
    "extract": {
      "type": "boolean",
      "description": "Whether to extract properties from the content. Defaults to true."
    }
  }
}

export const tools: Tool[] = [
  {
    "name": "memory_store_pro",
    "title": "Store a memory and extract its properties",
    "description": "Store a memory of one record (a person, company or other entity), word for word, and extract its properties. Name the record by an identity key: email, websiteUrl, phoneNumber, or customKeyName with customKeyValue; a new key creates a record. A duplicate is not stored and returned with `duplicate: true`. Of each extracted property, `stored` and `reason` say whether it was stored.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "content": {
          "type": "string",
          "description": "The text to store, up to 200 kB. Must not be blank."
        },
        "recordId": {
          "type": "string",
          "description": "ID of the record."
        },
        "email": {
          "type": "string",
          "description": "Email address of the record."
        },
        "websiteUrl": {
          "type": "string",
          "description": "Website or domain of the record."
        },
        "phoneNumber": {
          "type": "string",
          "description": "Phone number of the record."
        },
        "customKeyName": {
          "type": "string",
          "description": "Name of a custom key, such as `crmId`."
        },
        "customKeyValue": {
          "type": "string",
          "description": "Value of the custom key."
        },
        "type": {
          "type": "string",
          "description": "Entity type, such as `Contact` or `Company`."
        },
        "collectionIds": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Extract into these collections only. Defaults to all collections that apply to the record's type."
        },
        "collectionNames": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Extract into these collections only, by name or slug."
        },
        "actionId": {
          "type": "string",
          "description": "ID of the workspace collection that this note belongs to. The same note can be stored in several workspaces."
        },
        "tags": Tags,
        "speaker": {
          "type": "string",
          "description": "Who said it, in a conversation."
        },
        "sessionId": {
          "type": "string",
          "description": "The conversation that the content belongs to. Its turns are kept in the order they arrive."
        },
        "timestamp": {
          "type": "string",
          "description": "When it was said or happened. Can be in the past. Defaults to the time of the call."
        },
        "metadata": {
          "type": "object",
          "description": "A JSON object of up to 8 kB. Returned unchanged."
        },
        "extract": {
          "type": "boolean",
          "description": "Whether to extract properties. Defaults to true."
        },
        "extractionPrompt": {
          "type": "string",
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
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "creditsCharged": {
              "type": "integer"
            },
            "recordId": {
              "type": "string"
            },
            "memories": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "id": {
                    "type": "string"
                  },
                  "content": {
                    "type": "string"
                  }
                }
              }
            },
            "properties": {
              "type": "array",
              "items": ExtractedPropertyItem
            },
            "duplicate": {
              "type": "boolean"
            }
          }
        },
        "warnings": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "code": {
                "type": "string"
              },
              "message": {
                "type": "string"
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
    "toolset": "memory",
    "tokens": 874,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "records": {
          "type": "array",
          "description": "The contents to store, each with its record.",
          "items": {
            "type": "object",
            "required": [
              "content"
            ],
            "description": "Name the record by one or more identity keys. Keys that the record does not have yet are added to it.",
            "properties": {
              "content": {
                "type": "string",
                "description": "The text to store, up to 200 kB. Must not be blank."
              },
              "recordId": {
                "type": "string",
                "description": "ID of the record."
              },
              "email": {
                "type": "string",
                "description": "Email address of the record."
              },
              "websiteUrl": {
                "type": "string",
                "description": "Website or domain of the record."
              },
              "phoneNumber": {
                "type": "string",
                "description": "Phone number of the record."
              },
              "customKeyName": {
                "type": "string",
                "description": "Name of a custom key, such as `crmId`."
              },
              "customKeyValue": {
                "type": "string",
                "description": "Value of the custom key."
              },
              "type": {
                "type": "string",
                "description": "Entity type, such as `Contact` or `Company`."
              },
              "collectionIds": {
                "type": "array",
                "items": {
                  "type": "string"
                },
                "description": "Extract into these collections only. Defaults to all collections that apply to the record's type."
              },
              "collectionNames": {
                "type": "array",
                "items": {
                  "type": "string"
                },
                "description": "Extract into these collections only, by name or slug."
              },
              "actionId": {
                "type": "string",
                "description": "ID of the workspace collection that this note belongs to. The same note can be stored in several workspaces."
              },
              "tags": Tags,
              "speaker": {
                "type": "string",
                "description": "Who said it, in a conversation."
              },
              "sessionId": {
                "type": "string",
                "description": "The conversation that the content belongs to. Its turns are kept in the order they arrive."
              },
              "timestamp": {
                "type": "string",
                "description": "When it was said or happened. Can be in the past. Defaults to the time of the call."
              },
              "metadata": {
                "type": "object",
                "description": "A JSON object of up to 8 kB. Returned unchanged."
              },
              "extract": {
                "type": "boolean",
                "description": "Whether to extract properties. Defaults to true."
              },
              "extractionPrompt": {
                "type": "string",
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
          "description": "Default fields for items that do not set them.",
          "properties": {
            "type": {
              "type": "string",
              "description": "Entity type, such as `Contact` or `Company`."
            },
            "collectionIds": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Extract into these collections only."
            },
            "collectionNames": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Extract into these collections only, by name or slug."
            },
            "tags": Tags,
            "sessionId": {
              "type": "string",
              "description": "The conversation that the items belong to."
            },
            "timestamp": {
              "type": "string",
              "description": "A time in ISO 8601 format."
            },
            "metadata": {
              "type": "object",
              "description": "A JSON object of up to 8 kB. Returned unchanged."
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
        "success": {
          "type": "boolean"
        },
        "eventId": {
          "type": "string"
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
    "toolset": "memory",
    "tokens": 1013,
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
    "description": "operation smartRecall: Recall the memories that answer a question, about one record, all records of a type, or everything. With `generateAnswer`, the result also has an answer and its sources. With `filterByProperty` and no `query`, the call is an exact filter that costs nothing.\noperation smartRecallUnified: Answer a message: the server chooses between a property filter, a digest and a recall. `strategy` and `why` show the choice.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "operation": {
          "type": "string",
          "enum": [
            "smartRecall",
            "smartRecallUnified"
          ],
          "description": "Defaults to the first operation that accepts all the given arguments."
        },
        "query": {
          "type": "string",
          "description": "The question or topic. Required unless `filterByProperty` is given. For smartRecall."
        },
        "recordId": {
          "type": "string",
          "description": "ID of the record. For smartRecall."
        },
        "email": {
          "type": "string",
          "description": "Email address of the record. For smartRecall."
        },
        "websiteUrl": {
          "type": "string",
          "description": "Website or domain of the record. For smartRecall."
        },
        "phoneNumber": {
          "type": "string",
          "description": "Phone number of the record. For smartRecall."
        },
        "customKeyName": {
          "type": "string",
          "description": "Name of a custom key, such as `crmId`. For smartRecall."
        },
        "customKeyValue": {
          "type": "string",
          "description": "Value of the custom key. For smartRecall."
        },
        "type": {
          "type": "string",
          "description": "Entity type, such as `Contact` or `Company`. For smartRecall."
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
          "description": "`deep` searches a second time for the names that the first results mention. For smartRecall."
        },
        "generateAnswer": {
          "type": "boolean",
          "default": false,
          "description": "Whether to add `answer`, `confidence` and `sources`. For smartRecall."
        },
        "minScore": {
          "type": "number",
          "minimum": 0,
          "maximum": 1,
          "description": "Omit results with a lower score. For smartRecall."
        },
        "since": {
          "type": "string",
          "description": "Only memories at or after this time. For smartRecall."
        },
        "until": {
          "type": "string",
          "description": "Only memories at or before this time. For smartRecall."
        },
        "tags": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Labels. A filter on several tags matches memories that have all of them. For smartRecall."
        },
        "actionId": {
          "type": "string",
          "description": "Only notes of this workspace collection. For smartRecall."
        },
        "filterByProperty": {
          "type": "object",
          "description": "A filter on property values. It uses an index and costs nothing. For smartRecall.",
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
              "items": PropertyCondition
            }
          }
        },
        "groupByRecord": {
          "type": "boolean",
          "default": false,
          "description": "Return only the best result of each record. For smartRecall."
        },
        "message": {
          "type": "string",
          "description": "The message in plain language. For smartRecallUnified."
        },
        "identifiers": {
          "type": "object",
          "description": "Records that the message is about. Identifiers without a record are listed in `unknownIdentifiers`. For smartRecallUnified.",
          "properties": {
            "emails": {
              "type": "array",
              "items": {
                "type": "string",
                "description": "Email address of the record."
              },
              "description": "Email addresses of records."
            },
            "websiteUrls": {
              "type": "array",
              "items": {
                "type": "string",
                "description": "Website or domain of the record."
              },
              "description": "Websites or domains of records."
            },
            "recordIds": {
              "type": "array",
              "items": {
                "type": "string",
                "description": "ID of the record."
              },
              "description": "IDs of records."
            }
          }
        },
        "sessionId": {
          "type": "string",
          "description": "The conversation that the message is part of. Without identifiers, pronouns such as \"he\" or \"their\" refer to the records of its memories. For smartRecallUnified."
        },
        "outputFormat": {
          "type": "string",
          "enum": [
            "text",
            "structured"
          ],
          "default": "structured",
          "description": "`text` returns text for a prompt, numbered in the order of `sources`. For smartRecallUnified."
        },
        "tokenBudget": {
          "type": "integer",
          "minimum": 50,
          "maximum": 100000,
          "default": 1000,
          "description": "The maximum number of tokens of `text` and of a digest. For smartRecallUnified."
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
    "toolset": "memory",
    "tokens": 1225,
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
    "description": "Summarize everything known about one record as Markdown within a token budget: its properties, then its memories. Memories relevant to `focus` come first, then the newest.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": {
          "type": "string",
          "description": "ID of the record."
        },
        "email": {
          "type": "string",
          "description": "Email address of the record."
        },
        "websiteUrl": {
          "type": "string",
          "description": "Website or domain of the record."
        },
        "phoneNumber": {
          "type": "string",
          "description": "Phone number of the record."
        },
        "customKeyName": {
          "type": "string",
          "description": "Name of a custom key, such as `crmId`."
        },
        "customKeyValue": {
          "type": "string",
          "description": "Value of the custom key."
        },
        "type": {
          "type": "string",
          "description": "Entity type, such as `Contact` or `Company`."
        },
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
          "description": "Only the notes and properties of this workspace collection."
        },
        "focus": {
          "type": "string",
          "description": "What the digest is for. Memories about it come first."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "digest": {
          "type": "string"
        },
        "properties": {
          "type": "array",
          "items": PropertyValueResult
        },
        "memories": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "string"
              },
              "content": {
                "type": "string"
              },
              "timestamp": {
                "type": "string"
              },
              "speaker": {
                "type": "string"
              },
              "actionId": {
                "type": "string"
              },
              "supersededBy": {
                "type": "array",
                "items": SupersedingValueResult
              }
            }
          }
        },
        "tokenEstimate": {
          "type": "integer"
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
    "toolset": "memory",
    "tokens": 593,
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
    "description": "List memories without an answer: newest first and in pages, or with `query` by relevance. With `filterByProperty` and no `query`, the call costs nothing.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "query": {
          "type": "string",
          "description": "The words or topic to search for. Without it, memories are listed by date."
        },
        "recordId": {
          "type": "string",
          "description": "ID of the record."
        },
        "email": {
          "type": "string",
          "description": "Email address of the record."
        },
        "websiteUrl": {
          "type": "string",
          "description": "Website or domain of the record."
        },
        "phoneNumber": {
          "type": "string",
          "description": "Phone number of the record."
        },
        "customKeyName": {
          "type": "string",
          "description": "Name of a custom key, such as `crmId`."
        },
        "customKeyValue": {
          "type": "string",
          "description": "Value of the custom key."
        },
        "type": {
          "type": "string",
          "description": "Entity type, such as `Contact` or `Company`."
        },
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of memories on a page."
        },
        "cursor": {
          "type": "string",
          "description": "The `nextCursor` of the previous page."
        },
        "since": {
          "type": "string",
          "description": "Only memories at or after this time."
        },
        "until": {
          "type": "string",
          "description": "Only memories at or before this time."
        },
        "tags": Tags,
        "actionId": {
          "type": "string",
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
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "memoryId": {
                "type": "string"
              },
              "recordId": {
                "type": "string"
              },
              "content": {
                "type": "string"
              },
              "createdAt": {
                "type": "string"
              },
              "timestamp": {
                "type": "string"
              },
              "speaker": {
                "type": "string"
              },
              "actionId": {
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
                "type": "object"
              },
              "version": {
                "type": "integer"
              },
              "score": {
                "type": "number"
              },
              "supersededBy": {
                "type": "array",
                "items": SupersedingValueResult
              }
            }
          }
        },
        "nextCursor": {
          "type": "string"
        },
        "warnings": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "code": {
                "type": "string"
              },
              "message": {
                "type": "string"
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
    "toolset": "memory",
    "tokens": 853,
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
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "memory_find_similar",
    "title": "Find similar records",
    "description": "Find similar records. Compares the most distinctive words of the record's memories (or of `text`) and its property values with those of other records of the same type. The response names the shared words and values. A `score` of 0.7 or more is `very_similar`, 0.35 or more `similar`, 0.2 or more `somewhat_similar`; lower scores are not returned. Uses no model.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string",
          "description": "The text to compare with, instead of a record."
        },
        "recordId": {
          "type": "string",
          "description": "ID of the record."
        },
        "email": {
          "type": "string",
          "description": "Email address of the record."
        },
        "websiteUrl": {
          "type": "string",
          "description": "Website or domain of the record."
        },
        "phoneNumber": {
          "type": "string",
          "description": "Phone number of the record."
        },
        "customKeyName": {
          "type": "string",
          "description": "Name of a custom key, such as `crmId`."
        },
        "customKeyValue": {
          "type": "string",
          "description": "Value of the custom key."
        },
        "type": {
          "type": "string",
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
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "recordId": {
                "type": "string"
              },
              "type": {
                "type": "string"
              },
              "keys": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "name": {
                      "type": "string"
                    },
                    "value": {
                      "type": "string"
                    }
                  }
                }
              },
              "score": {
                "type": "number"
              },
              "tier": {
                "type": "string"
              },
              "sharedWords": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "sharedProperties": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "propertyName": {
                      "type": "string"
                    },
                    "systemName": {
                      "type": "string"
                    },
                    "collectionId": {
                      "type": "string"
                    },
                    "value": {},
                    "seedValue": {}
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
    "toolset": "memory",
    "tokens": 750,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string",
          "description": "The text to compare with, instead of a record."
        },
        "recordId": {
          "type": "string",
          "description": "ID of the record."
        },
        "email": {
          "type": "string",
          "description": "Email address of the record."
        },
        "websiteUrl": {
          "type": "string",
          "description": "Website or domain of the record."
        },
        "phoneNumber": {
          "type": "string",
          "description": "Phone number of the record."
        },
        "customKeyName": {
          "type": "string",
          "description": "Name of a custom key, such as `crmId`."
        },
        "customKeyValue": {
          "type": "string",
          "description": "Value of the custom key."
        },
        "type": {
          "type": "string",
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
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "total": {
              "type": "integer"
            },
            "segments": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "tier": {
                    "type": "string"
                  },
                  "count": {
                    "type": "integer"
                  },
                  "records": {
                    "type": "array"
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
    "toolset": "memory",
    "tokens": 639,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": {
          "type": "string",
          "description": "ID of the record."
        },
        "email": {
          "type": "string",
          "description": "Email address of the record."
        },
        "websiteUrl": {
          "type": "string",
          "description": "Website or domain of the record."
        },
        "phoneNumber": {
          "type": "string",
          "description": "Phone number of the record."
        },
        "customKeyName": {
          "type": "string",
          "description": "Name of a custom key, such as `crmId`."
        },
        "customKeyValue": {
          "type": "string",
          "description": "Value of the custom key."
        },
        "type": {
          "type": "string",
          "description": "Entity type, such as `Contact` or `Company`."
        },
        "propertyNames": {
          "type": "array",
          "items": {
            "type": "string"
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
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "recordId": {
              "type": "string"
            },
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
    "toolset": "memory",
    "tokens": 397,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "query": {
          "type": "string",
          "description": "What the memories of the records are about. The call then costs as much as a recall."
        },
        "groups": {
          "type": "array",
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
        "type": {
          "type": "string",
          "description": "Entity type, such as `Contact` or `Company`."
        },
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
          "default": 20,
          "description": "The maximum number of records on a page."
        },
        "cursor": {
          "type": "string",
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
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "recordId": {
                "type": "string"
              },
              "type": {
                "type": "string"
              },
              "score": {
                "type": "number"
              },
              "keys": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "name": {
                      "type": "string"
                    },
                    "value": {
                      "type": "string"
                    }
                  }
                }
              },
              "properties": {
                "type": "object"
              },
              "memories": {
                "type": "array",
                "items": MemoryItem
              }
            }
          }
        },
        "total": {
          "type": "integer"
        },
        "nextCursor": {
          "type": "string"
        },
        "warnings": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "code": {
                "type": "string"
              },
              "message": {
                "type": "string"
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
    "toolset": "memory",
    "tokens": 1209,
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
        ],
        "defaults": {
          "pageSize": 20
        }
      }
    ]
  },
  {
    "name": "memory_update_property",
    "title": "Update a property or edit a memory",
    "description": "Update a property of a record, or with `memoryId` edit a memory. The history keeps every change. To accept a suggestion of memory_store_pro, set its `value` with the memory as `sourceMemoryId`. Concurrent updates do not overwrite each other.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": {
          "type": "string",
          "description": "ID of the record."
        },
        "email": {
          "type": "string",
          "description": "Email address of the record."
        },
        "websiteUrl": {
          "type": "string",
          "description": "Website or domain of the record."
        },
        "phoneNumber": {
          "type": "string",
          "description": "Phone number of the record."
        },
        "customKeyName": {
          "type": "string",
          "description": "Name of a custom key, such as `crmId`."
        },
        "customKeyValue": {
          "type": "string",
          "description": "Value of the custom key."
        },
        "type": {
          "type": "string",
          "description": "Entity type, such as `Contact` or `Company`."
        },
        "propertyName": {
          "type": "string",
          "description": "Name or system name of the property. `[Tasks]` and `[Issues]` are the lists of a workspace."
        },
        "collectionId": {
          "type": "string",
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
          "description": "The memory that the value comes from, with `set` or `push`: it becomes the `source` of the value, for example of a suggestion that you accept. Must be a memory of the record."
        },
        "evidence": {
          "type": "object",
          "required": [
            "start",
            "end",
            "text"
          ],
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
              "description": "The text itself."
            }
          }
        },
        "memoryId": {
          "type": "string",
          "description": "The memory to edit."
        },
        "content": {
          "type": "string",
          "description": "The new text of the memory, up to 200 kB. Must not be blank."
        },
        "tags": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The new tags of the memory."
        },
        "metadata": {
          "type": "object",
          "description": "The new metadata of the memory."
        },
        "timestamp": {
          "type": "string",
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
          "description": "The reason for the change, kept in the history."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "creditsCharged": {
              "type": "integer"
            },
            "recordId": {
              "type": "string"
            },
            "propertyName": {
              "type": "string"
            },
            "systemName": {
              "type": "string"
            },
            "collectionId": {
              "type": "string"
            },
            "value": {},
            "previousValue": {},
            "memory": MemoryItem,
            "properties": {
              "type": "array",
              "items": ExtractedPropertyItem
            },
            "version": {
              "type": "integer"
            },
            "changed": {
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
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "toolset": "memory",
    "tokens": 1206,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": {
          "type": "string",
          "description": "ID of the record."
        },
        "email": {
          "type": "string",
          "description": "Email address of the record."
        },
        "websiteUrl": {
          "type": "string",
          "description": "Website or domain of the record."
        },
        "phoneNumber": {
          "type": "string",
          "description": "Phone number of the record."
        },
        "customKeyName": {
          "type": "string",
          "description": "Name of a custom key, such as `crmId`."
        },
        "customKeyValue": {
          "type": "string",
          "description": "Value of the custom key."
        },
        "type": {
          "type": "string",
          "description": "Entity type, such as `Contact` or `Company`."
        },
        "keys": {
          "type": "array",
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
        "success": {
          "type": "boolean"
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
    "toolset": "memory",
    "tokens": 453,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": {
          "type": "string",
          "description": "ID of the record."
        },
        "email": {
          "type": "string",
          "description": "Email address of the record."
        },
        "websiteUrl": {
          "type": "string",
          "description": "Website or domain of the record."
        },
        "phoneNumber": {
          "type": "string",
          "description": "Phone number of the record."
        },
        "customKeyName": {
          "type": "string",
          "description": "Name of a custom key, such as `crmId`."
        },
        "customKeyValue": {
          "type": "string",
          "description": "Value of the custom key."
        },
        "type": {
          "type": "string",
          "description": "Entity type, such as `Contact` or `Company`."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
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
    "toolset": "memory",
    "tokens": 287,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "recordId": {
          "type": "string",
          "description": "ID of the record."
        },
        "email": {
          "type": "string",
          "description": "Email address of the record."
        },
        "websiteUrl": {
          "type": "string",
          "description": "Website or domain of the record."
        },
        "phoneNumber": {
          "type": "string",
          "description": "Phone number of the record."
        },
        "customKeyName": {
          "type": "string",
          "description": "Name of a custom key, such as `crmId`."
        },
        "customKeyValue": {
          "type": "string",
          "description": "Value of the custom key."
        },
        "type": {
          "type": "string",
          "description": "Entity type, such as `Contact` or `Company`."
        },
        "keys": {
          "type": "array",
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
        "success": {
          "type": "boolean"
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
    "toolset": "memory",
    "tokens": 398,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "description": "The `nextCursor` of the previous page."
        },
        "entityType": {
          "type": "string",
          "description": "Only collections for this entity type."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": CollectionResult
        },
        "nextCursor": {
          "type": "string"
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
    "toolset": "collections",
    "tokens": 314,
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
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "collection_create",
    "title": "Create a collection; or: Create the starter collection",
    "description": "operation createCollection: Create a collection. Defines properties to extract from new memories. `systemName` and `slug` are generated from the names if absent.\noperation createStarterCollection: Create the starter collection. Creates a collection named Starter with six properties that most conversations about people and companies contain: job title, company, location, budget, decision date and interests. It applies to all entity types and can be changed like any other collection. If a collection with the slug `starter` exists, the call returns 409 with `existingId`.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "operation": {
          "type": "string",
          "enum": [
            "createCollection",
            "createStarterCollection"
          ],
          "description": "Defaults to the first operation that accepts all the given arguments."
        },
        "name": {
          "type": "string",
          "description": "The display name. For createCollection."
        },
        "slug": {
          "type": "string",
          "description": "The name to use in code. For createCollection."
        },
        "description": {
          "type": "string",
          "description": "What the collection is for. For createCollection."
        },
        "entityType": {
          "type": "string",
          "description": "Entity type, such as `Contact` or `Company`. For createCollection."
        },
        "kind": {
          "type": "string",
          "enum": [
            "properties",
            "workspace"
          ],
          "default": "properties",
          "description": "The kind of collection. A workspace also holds notes and tasks. For createCollection."
        },
        "properties": {
          "type": "array",
          "description": "The properties to extract. For createCollection.",
          "items": {
            "type": "object",
            "required": [
              "name",
              "type"
            ],
            "properties": {
              "name": {
                "type": "string",
                "description": "The display name of the property."
              },
              "systemName": {
                "type": "string",
                "description": "The name of the property in code. Generated from the name if absent."
              },
              "type": PropertyType,
              "options": {
                "type": "array",
                "items": {
                  "type": "string"
                },
                "description": "The allowed values of a property of type `options`."
              },
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
                "default": "replace",
                "description": "Whether a new value replaces the old one or is added to a list."
              },
              "unit": {
                "type": "string",
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
    "toolset": "collections",
    "tokens": 556,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the collection."
        },
        "name": {
          "type": "string",
          "description": "The display name."
        },
        "slug": {
          "type": "string",
          "description": "The name to use in code."
        },
        "description": {
          "type": [
            "string",
            "null"
          ],
          "description": "What the collection is for."
        },
        "entityType": {
          "type": [
            "string",
            "null"
          ],
          "description": "The entity type that the collection applies to. `null` applies it to all types."
        },
        "properties": {
          "type": "array",
          "description": "All properties that the collection has after the change, in order.",
          "items": {
            "type": "object",
            "description": "An existing property with its changes, or a new property, which requires a name and a type. Fields that are not given stay the same; `null` clears a field.",
            "properties": {
              "name": {
                "type": "string",
                "description": "The display name of the property."
              },
              "systemName": {
                "type": "string",
                "description": "Identifies the property. Cannot be changed."
              },
              "type": PropertyType,
              "options": {
                "type": "array",
                "items": {
                  "type": "string"
                },
                "description": "The allowed values of a property of type `options`."
              },
              "description": {
                "type": [
                  "string",
                  "null"
                ],
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
        "success": {
          "type": "boolean"
        },
        "data": CollectionResult,
        "eventId": {
          "type": "string"
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
    "toolset": "collections",
    "tokens": 817,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
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
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "values": {
              "type": "integer"
            },
            "notes": {
              "type": "integer"
            }
          }
        },
        "eventId": {
          "type": "string"
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
    "toolset": "collections",
    "tokens": 235,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the collection."
        },
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
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
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "version": {
                "type": "integer"
              },
              "at": {
                "type": "string"
              },
              "actor": {
                "type": "string"
              },
              "note": {
                "type": "string"
              },
              "collection": {
                "type": "object",
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
                    "type": "array"
                  }
                }
              },
              "changes": {
                "type": "object",
                "properties": {
                  "fields": {
                    "type": "array"
                  },
                  "added": {
                    "type": "array"
                  },
                  "removed": {
                    "type": "array"
                  },
                  "renamed": {
                    "type": "array"
                  },
                  "changed": {
                    "type": "array"
                  },
                  "reordered": {
                    "type": "boolean"
                  }
                }
              }
            }
          }
        },
        "nextCursor": {
          "type": "string"
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
    "toolset": "collections",
    "tokens": 356,
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
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "entity_type_list",
    "title": "List entity types",
    "description": "List entity types. Lists the types of records by name, with the number of records of each.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
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
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
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
                "type": "string"
              },
              "recordCount": {
                "type": "integer"
              },
              "createdAt": {
                "type": "string"
              },
              "updatedAt": {
                "type": "string"
              }
            }
          }
        },
        "nextCursor": {
          "type": "string"
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
    "toolset": "collections",
    "tokens": 272,
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
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "guideline_list",
    "title": "List guidelines",
    "description": "List guidelines. Lists the guidelines of the organization, oldest first, without their text.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "description": "The `nextCursor` of the previous page."
        },
        "tags": {
          "type": "string",
          "description": "Only guidelines with all of these tags, separated by commas."
        },
        "name": {
          "type": "string",
          "description": "Only guidelines whose name contains this text. Case does not matter."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": GuidelineResult
        },
        "nextCursor": {
          "type": "string"
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
    "toolset": "guidelines",
    "tokens": 307,
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
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "guideline_create",
    "title": "Create a guideline",
    "description": "Create a guideline. Stores a Markdown document for agents to read. The text is stored and returned exactly as it was sent.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "The display name."
        },
        "value": {
          "type": "string",
          "description": "The text in Markdown. At most 100,000 characters."
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
          "items": {
            "type": "string"
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
        "success": {
          "type": "boolean"
        },
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
    "toolset": "guidelines",
    "tokens": 343,
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
    "description": "operation getGuidelineStructure: Get the headings of a guideline as a tree, with the size of each section. Start here if the guideline is long.\noperation getGuidelineSection: Get the text of one section, by `slug` or by `header`.\noperation getGuideline: Get a guideline with its complete text.",
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
          "description": "Defaults to the first operation that accepts all the given arguments."
        },
        "id": {
          "type": "string",
          "description": "ID of the guideline."
        },
        "slug": {
          "type": "string",
          "description": "The slug of the section, from the structure. For getGuidelineSection."
        },
        "header": {
          "type": "string",
          "description": "The heading of the section, without its `#`. Case does not matter. For getGuidelineSection."
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
    "toolset": "guidelines",
    "tokens": 281,
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
    "name": "guideline_attachment_list",
    "title": "List the attachments of a guideline",
    "description": "List the attachments of a guideline. Lists the files of the guideline, oldest first, without their content.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the guideline."
        },
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "description": "The `nextCursor` of the previous page."
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
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": GuidelineAttachmentResult
        },
        "nextCursor": {
          "type": "string"
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
    "toolset": "guidelines",
    "tokens": 271,
    "operations": [
      {
        "operationId": "listGuidelineAttachments",
        "method": "GET",
        "path": "/api/v1/guidelines/{id}/attachments",
        "writes": false,
        "pathFields": [
          "id"
        ],
        "queryFields": [
          "limit",
          "cursor"
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "guideline_attachment_upload",
    "title": "Attach a file to a guideline",
    "description": "Attach a file to a guideline. Stores a file of up to 5 MiB with the guideline, which can have 25. Send it as JSON with the content in base64, or as `multipart/form-data` with the content in the field `file`. The media type is determined from the bytes. Programs are refused, and so are files whose name is that of another image type or of a PDF. Archives are stored and never unpacked.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the guideline."
        },
        "name": {
          "type": "string",
          "description": "The file name, without a path."
        },
        "contentBase64": {
          "type": "string",
          "description": "The content in base64. At most 5 MiB when decoded."
        },
        "type": {
          "type": "string",
          "enum": [
            "script",
            "template",
            "reference",
            "config",
            "data",
            "schema",
            "prompt",
            "image"
          ],
          "description": "What the file is for. By default, `image` for an image and `reference` for other files."
        },
        "description": {
          "type": "string",
          "description": "What the file contains."
        }
      },
      "required": [
        "id",
        "name",
        "contentBase64"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": GuidelineAttachmentResult
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
    "toolset": "guidelines",
    "tokens": 393,
    "operations": [
      {
        "operationId": "uploadGuidelineAttachment",
        "method": "POST",
        "path": "/api/v1/guidelines/{id}/attachments",
        "writes": true,
        "pathFields": [
          "id"
        ],
        "queryFields": [],
        "bodyFields": [
          "name",
          "contentBase64",
          "type",
          "description"
        ]
      }
    ]
  },
  {
    "name": "guideline_attachment_read",
    "title": "Read an attachment of a guideline",
    "description": "Read an attachment of a guideline. Returns the file as it was uploaded. With `Accept: application/json`, which the SDK, the CLI and the MCP tool send, returns the attachment with its content as `text` if it is UTF-8 text, otherwise as `contentBase64`. Downloads support `Range`, `If-Range` and `If-None-Match`.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the guideline."
        },
        "attId": {
          "type": "string",
          "description": "ID of the attachment."
        }
      },
      "required": [
        "id",
        "attId"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "guidelineId": {
              "type": "string"
            },
            "name": {
              "type": "string"
            },
            "type": {
              "type": "string"
            },
            "description": {
              "type": "string"
            },
            "mimeType": {
              "type": "string"
            },
            "size": {
              "type": "integer"
            },
            "sha256": {
              "type": "string"
            },
            "actor": {
              "type": "string"
            },
            "createdAt": {
              "type": "string"
            },
            "text": {
              "type": "string"
            },
            "contentBase64": {
              "type": "string"
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
    "toolset": "guidelines",
    "tokens": 299,
    "operations": [
      {
        "operationId": "getGuidelineAttachment",
        "method": "GET",
        "path": "/api/v1/guidelines/{id}/attachments/{attId}",
        "writes": false,
        "pathFields": [
          "id",
          "attId"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "guideline_attachment_delete",
    "title": "Delete an attachment of a guideline",
    "description": "Delete an attachment of a guideline. Deletes the attachment. Its bytes are removed within a minute. This cannot be undone.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the guideline."
        },
        "attId": {
          "type": "string",
          "description": "ID of the attachment."
        }
      },
      "required": [
        "id",
        "attId"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "guidelineId": {
              "type": "string"
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
    "toolset": "guidelines",
    "tokens": 170,
    "operations": [
      {
        "operationId": "deleteGuidelineAttachment",
        "method": "DELETE",
        "path": "/api/v1/guidelines/{id}/attachments/{attId}",
        "writes": true,
        "pathFields": [
          "id",
          "attId"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "guideline_update",
    "title": "Update a guideline",
    "description": "Update a guideline. Changes the given fields and keeps the others. `updateMode` says what `value` does: it replaces the text (`replace`, the default), is added at the end (`append`), replaces one section (`section`), or is added to the end of a section's own text, before its subsections (`appendToSection`). Text outside the section does not change. The change is applied to the current version. With an `expectedVersion` that is no longer current, it is merged with the changes since then if they concern other sections and fields; otherwise the call returns 409 with `currentVersion`, `baseVersion`, and the changed fields of both sides as `yours` and `theirs`. A request that changes nothing creates no version.",
    "inputSchema": {
      "type": "object",
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
          "type": [
            "string",
            "null"
          ],
          "description": "What the guideline is about. `null` clears it."
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
        "value": {
          "type": "string",
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
          "description": "The heading of a section, without its `#`. Case does not matter."
        },
        "sectionSlug": {
          "type": "string",
          "description": "The slug of a section, from the structure."
        },
        "expectedVersion": {
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "description": "The version that the change is based on. Later changes of others are merged with it, or the call returns 409 if both changed the same section or field."
        },
        "historyNote": {
          "type": "string",
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
        "success": {
          "type": "boolean"
        },
        "data": GuidelineResult,
        "merged": {
          "type": "boolean"
        }
      },
      "required": [
        "success",
        "data",
        "merged"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": true,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "toolset": "guidelines",
    "tokens": 692,
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
    "description": "Delete a guideline. Deletes the guideline with its versions and attachments. This cannot be undone.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
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
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "version": {
              "type": "integer"
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
    "toolset": "guidelines",
    "tokens": 140,
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
    "name": "ai_smart_guidelines",
    "title": "Select the guidelines for a message",
    "description": "Select the guidelines for a message. Selects the sections of guidelines that apply to a message, and puts them together for a prompt. Guidelines with `alwaysOn` come first, then those with a trigger keyword in the message, then the sections that match it best. The result never exceeds `maxContentTokens`.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "message": {
          "type": "string",
          "description": "What the agent is asked to do."
        },
        "mode": {
          "type": "string",
          "enum": [
            "fast",
            "deep",
            "auto"
          ],
          "default": "auto",
          "description": "`fast` ranks sections without a language model. `deep` lets the configured model choose among the best ones. `auto` does so only if the ranking is not sure."
        },
        "tags": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Only guidelines with all of these tags."
        },
        "maxContentTokens": {
          "type": "integer",
          "minimum": 50,
          "maximum": 100000,
          "default": 2000,
          "description": "The maximum number of tokens of `compiledContext`."
        }
      },
      "required": [
        "message"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "selection": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "guidelineId": {
                "type": "string"
              },
              "name": {
                "type": "string"
              },
              "score": {
                "type": "number"
              },
              "reason": {
                "type": "string"
              },
              "sections": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "slug": {
                      "type": "string"
                    },
                    "title": {
                      "type": "string"
                    },
                    "score": {
                      "type": "number"
                    },
                    "truncated": {
                      "type": "boolean"
                    }
                  }
                }
              },
              "content": {
                "type": "string"
              }
            }
          }
        },
        "compiledContext": {
          "type": "string"
        },
        "usage": {
          "type": "object",
          "properties": {
            "engine": {
              "type": "string"
            },
            "mode": {
              "type": "string"
            },
            "contentTokens": {
              "type": "integer"
            },
            "omittedSections": {
              "type": "integer"
            },
            "creditsCharged": {
              "type": "integer"
            },
            "inputTokens": {
              "type": "integer"
            },
            "outputTokens": {
              "type": "integer"
            }
          }
        },
        "warnings": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "code": {
                "type": "string"
              },
              "message": {
                "type": "string"
              }
            }
          }
        }
      },
      "required": [
        "success",
        "selection",
        "compiledContext",
        "usage"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "toolset": "guidelines",
    "tokens": 491,
    "operations": [
      {
        "operationId": "smartGuidelines",
        "method": "POST",
        "path": "/api/v1/ai/smart-guidelines",
        "writes": false,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "message",
          "mode",
          "tags",
          "maxContentTokens"
        ]
      }
    ]
  },
  {
    "name": "event_get",
    "title": "Get an event",
    "description": "Get an event. Returns the status and progress of a background job.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
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
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "type": {
              "type": "string"
            },
            "status": {
              "type": "string"
            },
            "progress": {
              "type": "object",
              "properties": {
                "done": {
                  "type": "integer"
                },
                "total": {
                  "type": "integer"
                },
                "failed": {
                  "type": "integer"
                }
              }
            },
            "createdAt": {
              "type": "string"
            },
            "startedAt": {
              "type": "string"
            },
            "finishedAt": {
              "type": "string"
            },
            "result": {
              "type": "object"
            },
            "error": {
              "type": "string"
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
    "toolset": "events",
    "tokens": 209,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the event."
        },
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
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
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "index": {
                "type": "integer"
              },
              "outcome": {
                "type": "string"
              },
              "result": {
                "type": "object"
              },
              "error": {
                "type": "object",
                "properties": {
                  "success": {
                    "type": "boolean"
                  },
                  "error": {
                    "type": "string"
                  },
                  "message": {
                    "type": "string"
                  },
                  "details": {
                    "type": "array"
                  }
                }
              }
            }
          }
        },
        "nextCursor": {
          "type": "string"
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
    "toolset": "events",
    "tokens": 279,
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
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "webhook_list",
    "title": "List webhook subscriptions",
    "description": "List webhook subscriptions. Lists all subscriptions of the live or test data, oldest first, with the state of their circuits. Secrets are masked.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "description": "The `nextCursor` of the previous page."
        },
        "uid": {
          "type": "string",
          "description": "Only the subscription with this `uid`."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": WebhookResult
        },
        "nextCursor": {
          "type": "string"
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
    "toolset": "webhooks",
    "tokens": 565,
    "operations": [
      {
        "operationId": "listWebhooks",
        "method": "GET",
        "path": "/api/v1/webhooks",
        "writes": false,
        "pathFields": [],
        "queryFields": [
          "limit",
          "cursor",
          "uid"
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "webhook_create",
    "title": "Create a webhook subscription",
    "description": "Create a webhook subscription. Sends events of the given types to a URL, signed according to Standard Webhooks. A test event is sent at once; if it fails, the subscription is still saved and `warning` says why. `secret_current` has the signing secret; it is shown only once. In live mode the URL must use https. Addresses that are not public are refused. The limit is 20 subscriptions for live data and 20 for test data.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "url": {
          "type": "string",
          "description": "The URL that receives events. Must use https in live mode and have a public address."
        },
        "events": WebhookEventPatterns,
        "description": {
          "type": "string",
          "description": "A description for people."
        },
        "auth": WebhookAuth,
        "uid": WebhookUid,
        "metadata": WebhookMetadata,
        "filter": WebhookFilter,
        "rate_limit": WebhookRateLimit,
        "max_event_age_seconds": WebhookMaxEventAge,
        "ordered": WebhookOrdered,
        "headers": WebhookHeaders,
        "ed25519": WebhookEd25519,
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
          "type": "boolean"
        },
        "data": WebhookResult,
        "ping": WebhookPingResult,
        "warning": {
          "type": "string"
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
    "toolset": "webhooks",
    "tokens": 1453,
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
          "uid",
          "metadata",
          "filter",
          "rate_limit",
          "max_event_age_seconds",
          "ordered",
          "headers",
          "ed25519",
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "events": {
          "type": "array",
          "description": "The events to send.",
          "items": {
            "type": "object",
            "required": [
              "type",
              "data"
            ],
            "properties": {
              "id": {
                "type": "string",
                "description": "Your own ID: `evt_` and a ULID. An event with the same ID is sent once. Generated if absent."
              },
              "type": {
                "type": "string",
                "description": "`<resource>.<past_tense_verb>`."
              },
              "data": {
                "type": "object",
                "description": "The subject of the event. Sent as `data.object`."
              },
              "ordering_key": {
                "type": "string",
                "description": "Ordered subscriptions receive events with the same key one after the other. Not sent."
              },
              "previous_attributes": {
                "type": "object",
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
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "string"
              },
              "duplicate": {
                "type": "boolean"
              },
              "deliveries": {
                "type": "integer"
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
    "toolset": "webhooks",
    "tokens": 372,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
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
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "type": {
              "type": "string"
            },
            "api_version": {
              "type": "string"
            },
            "created_at": {
              "type": "string"
            },
            "data": {
              "type": "object",
              "properties": {
                "object": {
                  "type": "object"
                },
                "previous_attributes": {
                  "type": "object"
                },
                "fetch_url": {
                  "type": "string"
                }
              }
            },
            "livemode": {
              "type": "boolean"
            },
            "trace_id": {
              "type": "string"
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
    "toolset": "webhooks",
    "tokens": 233,
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
    "description": "List event types. Lists the event types that the service sends, each with the JSON Schema of its `data.object` and an example, the types that you have declared (`own`), and the first 1,000 types that the account has published.",
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
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "type": {
                "type": "string"
              },
              "description": {
                "type": "string"
              },
              "schema": {
                "type": "object"
              },
              "example": {
                "type": "object"
              }
            }
          }
        },
        "own": {
          "type": "array",
          "items": WebhookOwnEventTypeResult
        },
        "published": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "success",
        "data",
        "own",
        "published"
      ]
    },
    "annotations": {
      "readOnlyHint": true,
      "destructiveHint": false,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "toolset": "webhooks",
    "tokens": 274,
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
    "name": "webhook_create_event_type",
    "title": "Declare an event type",
    "description": "Declare an event type. Declares one of your own event types, with the JSON Schema of its `data` and an example. Events of the type that do not match the schema are refused when they are published. The limit is 200 types for live data and 200 for test data. Types that are not declared can still be published, without a check.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "description": "`<resource>.<past_tense_verb>`."
        },
        "description": {
          "type": "string",
          "description": "When the event is sent."
        },
        "schema": WebhookEventSchema,
        "example": {
          "type": "object",
          "description": "A `data` that matches the schema. `trigger` sends it."
        }
      },
      "required": [
        "type",
        "schema",
        "example"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": WebhookOwnEventTypeResult
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
    "toolset": "webhooks",
    "tokens": 348,
    "operations": [
      {
        "operationId": "createWebhookEventType",
        "method": "POST",
        "path": "/api/v1/webhooks/event-types",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "type",
          "description",
          "schema",
          "example"
        ]
      }
    ]
  },
  {
    "name": "webhook_update_event_type",
    "title": "Update or archive an event type",
    "description": "Update or archive an event type. Changes the given fields of one of your own event types and increases its version. The example must match the schema. `archived: true` refuses new events of the type and keeps it in the list; `archived: false` restores it.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "description": "The event type."
        },
        "description": {
          "type": "string",
          "description": "When the event is sent."
        },
        "schema": WebhookEventSchema,
        "example": {
          "type": "object",
          "description": "A `data` that matches the schema. `trigger` sends it."
        },
        "archived": {
          "type": "boolean",
          "description": "Whether new events of the type are refused."
        },
        "expected_version": {
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "description": "Return 409 unless the event type has this version."
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": WebhookOwnEventTypeResult
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
    "toolset": "webhooks",
    "tokens": 373,
    "operations": [
      {
        "operationId": "updateWebhookEventType",
        "method": "PATCH",
        "path": "/api/v1/webhooks/event-types/{type}",
        "writes": true,
        "pathFields": [
          "type"
        ],
        "queryFields": [],
        "bodyFields": [
          "description",
          "schema",
          "example",
          "archived",
          "expected_version"
        ]
      }
    ]
  },
  {
    "name": "webhook_trigger",
    "title": "Publish an example event",
    "description": "Publish an example event. Publishes the example of an event type to the subscriptions and destinations that match it, to test their receivers: a type of the service or one that you have declared. Receivers cannot distinguish it from a real event, so use a test key unless you want to reach the receivers of live data.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "type": {
          "type": "string",
          "description": "`<resource>.<past_tense_verb>`."
        }
      },
      "required": [
        "type"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "duplicate": {
              "type": "boolean"
            },
            "deliveries": {
              "type": "integer"
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
    "toolset": "webhooks",
    "tokens": 203,
    "operations": [
      {
        "operationId": "triggerWebhookEvent",
        "method": "POST",
        "path": "/api/v1/webhooks/trigger",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "type"
        ]
      }
    ]
  },
  {
    "name": "webhook_source_list",
    "title": "List sources of inbound webhooks",
    "description": "List sources of inbound webhooks. Lists the sources of the live or test data, oldest first. Secrets are masked.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "description": "The `nextCursor` of the previous page."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": WebhookSourceResult
        },
        "nextCursor": {
          "type": "string"
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
    "toolset": "webhooks",
    "tokens": 485,
    "operations": [
      {
        "operationId": "listWebhookSources",
        "method": "GET",
        "path": "/api/v1/webhooks/sources",
        "writes": false,
        "pathFields": [],
        "queryFields": [
          "limit",
          "cursor"
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "webhook_source_create",
    "title": "Create a source of inbound webhooks",
    "description": "Create a source of inbound webhooks. Creates an endpoint for the webhooks of another service. `url` is the address to configure there. Each delivery is verified according to `scheme`, and `mapping` says how its payload becomes a memory of a record. `secret_current` has the secret that deliveries are signed with; it is shown only once. If the other service creates the secret, give it as `secret`, or set it later with a rotation. The limit is 100 sources for live data and 100 for test data.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "A name for people."
        },
        "description": {
          "type": "string",
          "description": "A note for people."
        },
        "scheme": {
          "type": "string",
          "enum": [
            "standard_webhooks",
            "keepsake",
            "svix",
            "github",
            "stripe",
            "hmac"
          ],
          "description": "How deliveries are signed. `standard_webhooks`: `webhook-id`, `webhook-timestamp` and `webhook-signature`. `keepsake`: the same, as Keepsake sends them. `svix`: the same headers with the prefix `svix-`. `github`: `X-Hub-Signature-256`. `stripe`: `Stripe-Signature`. `hmac`: HMAC-SHA256 in a header that `signature` describes."
        },
        "signature": WebhookSourceSignature,
        "secret": WebhookSourceSecret,
        "types": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The event types that become memories, as `*`, `ticket.*` or `ticket.created`. Others are ignored. Defaults to `*`."
        },
        "mapping": WebhookSourceMapping,
        "enabled": {
          "type": "boolean",
          "description": "Whether deliveries are accepted. Defaults to true."
        }
      },
      "required": [
        "name",
        "scheme",
        "mapping"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": WebhookSourceResult
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
    "toolset": "webhooks",
    "tokens": 1487,
    "operations": [
      {
        "operationId": "createWebhookSource",
        "method": "POST",
        "path": "/api/v1/webhooks/sources",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "name",
          "description",
          "scheme",
          "signature",
          "secret",
          "types",
          "mapping",
          "enabled"
        ]
      }
    ]
  },
  {
    "name": "webhook_source_get",
    "title": "Get a source of inbound webhooks",
    "description": "Get a source of inbound webhooks. Returns the settings of a source, the URL that receives its webhooks, and the state of its secrets. Secrets are masked.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "sourceId": {
          "type": "string",
          "description": "ID of the source."
        }
      },
      "required": [
        "sourceId"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": WebhookSourceResult
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
    "toolset": "webhooks",
    "tokens": 451,
    "operations": [
      {
        "operationId": "getWebhookSource",
        "method": "GET",
        "path": "/api/v1/webhooks/sources/{sourceId}",
        "writes": false,
        "pathFields": [
          "sourceId"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "webhook_source_update",
    "title": "Update a source of inbound webhooks",
    "description": "Update a source of inbound webhooks. Changes the given fields and keeps the others. `mapping` and `signature` are replaced as a whole. While `enabled` is false, deliveries are refused with 403, so that the sender tries again. An empty description removes the description. The scheme cannot be changed; create another source instead.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "sourceId": {
          "type": "string",
          "description": "ID of the source."
        },
        "name": {
          "type": "string",
          "description": "A name for people."
        },
        "description": {
          "type": "string",
          "description": "A note for people."
        },
        "signature": WebhookSourceSignature,
        "types": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The event types that become memories, as `*`, `ticket.*` or `ticket.created`. Others are ignored."
        },
        "mapping": WebhookSourceMapping,
        "enabled": {
          "type": "boolean",
          "description": "Whether deliveries are accepted."
        },
        "expected_version": {
          "type": "integer",
          "minimum": 1,
          "maximum": 2147483647,
          "description": "Return 409 unless the source has this version."
        }
      },
      "required": [
        "sourceId"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": WebhookSourceResult
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
    "toolset": "webhooks",
    "tokens": 1297,
    "operations": [
      {
        "operationId": "updateWebhookSource",
        "method": "PATCH",
        "path": "/api/v1/webhooks/sources/{sourceId}",
        "writes": true,
        "pathFields": [
          "sourceId"
        ],
        "queryFields": [],
        "bodyFields": [
          "name",
          "description",
          "signature",
          "types",
          "mapping",
          "enabled",
          "expected_version"
        ]
      }
    ]
  },
  {
    "name": "webhook_source_delete",
    "title": "Delete a source of inbound webhooks",
    "description": "Delete a source of inbound webhooks. Deletes the source and its event log. Its URL then returns 404. Memories that it has stored are kept.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "sourceId": {
          "type": "string",
          "description": "ID of the source."
        }
      },
      "required": [
        "sourceId"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "deleted": {
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
      "destructiveHint": true,
      "idempotentHint": true,
      "openWorldHint": false
    },
    "toolset": "webhooks",
    "tokens": 160,
    "operations": [
      {
        "operationId": "deleteWebhookSource",
        "method": "DELETE",
        "path": "/api/v1/webhooks/sources/{sourceId}",
        "writes": true,
        "pathFields": [
          "sourceId"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "webhook_source_rotate",
    "title": "Rotate the secret of a source",
    "description": "Rotate the secret of a source. Replaces the secret with a new one, or with the one that the other service has created. Both are accepted until the grace period ends; with `grace_hours: 0` the old secret is refused at once. `secret_current` has the new secret; it is shown only once. Refused during a grace period, unless `grace_hours` is 0.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "sourceId": {
          "type": "string",
          "description": "ID of the source."
        },
        "grace_hours": {
          "type": "integer",
          "minimum": 0,
          "maximum": 72,
          "default": 24,
          "description": "Hours for which both secrets are accepted."
        },
        "secret": WebhookSourceSecret
      },
      "required": [
        "sourceId"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": WebhookSourceResult
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
    "toolset": "webhooks",
    "tokens": 587,
    "operations": [
      {
        "operationId": "rotateWebhookSourceSecret",
        "method": "POST",
        "path": "/api/v1/webhooks/sources/{sourceId}/rotate",
        "writes": true,
        "pathFields": [
          "sourceId"
        ],
        "queryFields": [],
        "bodyFields": [
          "grace_hours",
          "secret"
        ]
      }
    ]
  },
  {
    "name": "webhook_source_revoke_previous",
    "title": "Revoke the previous secret of a source",
    "description": "Revoke the previous secret of a source. Ends the grace period of a rotation now, so that only the current secret is accepted. Has no effect outside a grace period.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "sourceId": {
          "type": "string",
          "description": "ID of the source."
        }
      },
      "required": [
        "sourceId"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": WebhookSourceResult
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
    "toolset": "webhooks",
    "tokens": 455,
    "operations": [
      {
        "operationId": "revokePreviousWebhookSourceSecret",
        "method": "POST",
        "path": "/api/v1/webhooks/sources/{sourceId}/revoke-previous",
        "writes": true,
        "pathFields": [
          "sourceId"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "webhook_source_test",
    "title": "Test the mapping of a source",
    "description": "Test the mapping of a source. Shows what the source would do with a payload, step by step: which path was found, with which value, and the memory that would be stored. Stores nothing, and verifies no signature. Give `mapping` or `types` to try others before you save them.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "sourceId": {
          "type": "string",
          "description": "ID of the source."
        },
        "payload": {
          "type": "object",
          "description": "The payload of an event."
        },
        "headers": {
          "type": "object",
          "propertyNames": {},
          "description": "Headers of the delivery, which have the type or the ID of the event in some schemes."
        },
        "mapping": {
          "type": "object",
          "required": [
            "record",
            "content"
          ],
          "description": "A mapping to try instead of that of the source.",
          "properties": {
            "record": WebhookSourceRecord,
            "content": {
              "type": "string",
              "description": "The text of the memory. `{{path}}` is replaced by the value at that path, and by nothing if there is none."
            },
            "properties": {
              "type": "object",
              "propertyNames": {},
              "description": "Property values to set on the record, as paths by property name. A value that the payload does not have is not changed. An event that is older than the current value does not replace it."
            },
            "tags": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Labels of the memory. `{{path}}` is replaced by a value; a label with a value that is missing is left out."
            },
            "type": {
              "type": "string",
              "description": "Path of the type of the event. Defaults to `type`; for `github` the header `X-GitHub-Event`, followed by `action`."
            },
            "timestamp": {
              "type": "string",
              "description": "Path of the time of the event: ISO 8601, or Unix seconds or milliseconds. Defaults to the time of the delivery."
            },
            "speaker": {
              "type": "string",
              "description": "Path of the name of who said it."
            },
            "session_id": {
              "type": "string",
              "description": "Path of the ID of the conversation."
            },
            "extract": {
              "type": "boolean",
              "description": "Whether to extract properties from the content. Defaults to true."
            }
          }
        },
        "types": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Event types to try instead of those of the source."
        }
      },
      "required": [
        "sourceId",
        "payload"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "result": {
              "type": "string"
            },
            "message": {
              "type": [
                "string",
                "null"
              ]
            },
            "event_id": {
              "type": [
                "string",
                "null"
              ]
            },
            "type": {
              "type": [
                "string",
                "null"
              ]
            },
            "steps": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "field": {
                    "type": "string"
                  },
                  "path": {
                    "type": [
                      "string",
                      "null"
                    ]
                  },
                  "status": {
                    "type": "string"
                  },
                  "value": {},
                  "detail": {
                    "type": "string"
                  }
                }
              }
            },
            "memory": {
              "type": [
                "object",
                "null"
              ]
            },
            "properties": {
              "type": [
                "object",
                "null"
              ]
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
    "toolset": "webhooks",
    "tokens": 835,
    "operations": [
      {
        "operationId": "testWebhookSource",
        "method": "POST",
        "path": "/api/v1/webhooks/sources/{sourceId}/test",
        "writes": false,
        "pathFields": [
          "sourceId"
        ],
        "queryFields": [],
        "bodyFields": [
          "payload",
          "headers",
          "mapping",
          "types"
        ]
      }
    ]
  },
  {
    "name": "webhook_source_events",
    "title": "List the deliveries of a source",
    "description": "List the deliveries of a source. Lists what the source has received in the last 30 days, newest first: accepted events with the memory that they became, duplicates, events that were ignored, and rejected deliveries with the reason.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "sourceId": {
          "type": "string",
          "description": "ID of the source."
        },
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "description": "The `nextCursor` of the previous page."
        },
        "status": {
          "type": "string",
          "enum": [
            "queued",
            "stored",
            "failed",
            "ignored",
            "duplicate",
            "rejected"
          ],
          "description": "Only deliveries with this status."
        }
      },
      "required": [
        "sourceId"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "string"
              },
              "status": {
                "type": "string"
              },
              "reason": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "message": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "event_id": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "type": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "job_id": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "record_id": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "memory_ids": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "received_at": {
                "type": "string"
              }
            }
          }
        },
        "nextCursor": {
          "type": "string"
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
    "toolset": "webhooks",
    "tokens": 347,
    "operations": [
      {
        "operationId": "listWebhookSourceEvents",
        "method": "GET",
        "path": "/api/v1/webhooks/sources/{sourceId}/events",
        "writes": false,
        "pathFields": [
          "sourceId"
        ],
        "queryFields": [
          "limit",
          "cursor",
          "status"
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "webhook_get",
    "title": "Get a webhook subscription",
    "description": "Get a webhook subscription. Returns the settings of a subscription and the state of its circuit and secrets. Secrets are masked.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the subscription, or of a destination (`dst_…`)."
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
          "type": "boolean"
        },
        "data": WebhookResult,
        "warning": {
          "type": "string"
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
    "toolset": "webhooks",
    "tokens": 512,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the subscription, or of a destination (`dst_…`)."
        },
        "url": {
          "type": "string",
          "description": "The URL that receives events. Must use https in live mode and have a public address."
        },
        "events": WebhookEventPatterns,
        "description": {
          "type": "string",
          "description": "A description for people."
        },
        "auth": WebhookAuth,
        "uid": WebhookUid,
        "metadata": WebhookMetadata,
        "filter": WebhookFilter,
        "rate_limit": WebhookRateLimit,
        "max_event_age_seconds": WebhookMaxEventAge,
        "ordered": WebhookOrdered,
        "headers": WebhookHeaders,
        "ed25519": WebhookEd25519,
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
        "success": {
          "type": "boolean"
        },
        "data": WebhookResult,
        "warning": {
          "type": "string"
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
    "toolset": "webhooks",
    "tokens": 1378,
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
          "uid",
          "metadata",
          "filter",
          "rate_limit",
          "max_event_age_seconds",
          "ordered",
          "headers",
          "ed25519",
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the subscription, or of a destination (`dst_…`)."
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
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "deleted": {
              "type": "boolean"
            },
            "waiting_deliveries": {
              "type": "integer"
            },
            "dead_letters": {
              "type": "integer"
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
    "toolset": "webhooks",
    "tokens": 194,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the subscription, or of a destination (`dst_…`)."
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
          "type": "boolean"
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
    "toolset": "webhooks",
    "tokens": 231,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the subscription, or of a destination (`dst_…`)."
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
        "success": {
          "type": "boolean"
        },
        "data": WebhookResult,
        "warning": {
          "type": "string"
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
    "toolset": "webhooks",
    "tokens": 589,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the subscription, or of a destination (`dst_…`)."
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
          "type": "boolean"
        },
        "data": WebhookResult,
        "warning": {
          "type": "string"
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
    "toolset": "webhooks",
    "tokens": 522,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the subscription, or of a destination (`dst_…`)."
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
          "type": "boolean"
        },
        "data": WebhookResult,
        "warning": {
          "type": "string"
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
    "toolset": "webhooks",
    "tokens": 506,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the subscription, or of a destination (`dst_…`)."
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
          "type": "boolean"
        },
        "data": WebhookResult,
        "warning": {
          "type": "string"
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
    "toolset": "webhooks",
    "tokens": 534,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the subscription, or of a destination (`dst_…`)."
        },
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
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
          "description": "Only deliveries of this event type."
        },
        "since": {
          "type": "string",
          "description": "Only deliveries created at or after this time."
        },
        "until": {
          "type": "string",
          "description": "Only deliveries created before this time."
        },
        "trace_id": {
          "type": "string",
          "description": "Only deliveries of events with this trace ID."
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
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "string"
              },
              "event_id": {
                "type": "string"
              },
              "trace_id": {
                "type": "string"
              },
              "event_type": {
                "type": "string"
              },
              "subscription_id": {
                "type": "string"
              },
              "status": {
                "type": "string"
              },
              "attempts": {
                "type": "integer"
              },
              "next_retry_at": {
                "type": [
                  "string",
                  "null"
                ]
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
                ]
              },
              "error": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "duration_ms": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "created_at": {
                "type": "string"
              },
              "finished_at": {
                "type": [
                  "string",
                  "null"
                ]
              }
            }
          }
        },
        "nextCursor": {
          "type": "string"
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
    "toolset": "webhooks",
    "tokens": 447,
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
          "until",
          "trace_id"
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "webhook_metrics",
    "title": "Get delivery metrics",
    "description": "Get delivery metrics. Returns the metrics of recent deliveries with their targets, and the active alerts. Test events are not counted.",
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
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "hours": {
              "type": "integer"
            },
            "deployment": {
              "type": "object",
              "properties": {
                "direction": {
                  "type": "string"
                },
                "events": {
                  "type": "array"
                },
                "volume_per_second": {
                  "type": [
                    "number",
                    "null"
                  ]
                },
                "latency_target_ms": {
                  "type": "integer"
                },
                "guarantee": {
                  "type": "string"
                },
                "auth": {
                  "type": "string"
                },
                "dispatch": {
                  "type": "string"
                }
              }
            },
            "deliveries": {
              "type": "object",
              "properties": {
                "tried": {
                  "type": "integer"
                },
                "succeeded": {
                  "type": "integer"
                },
                "ended": {
                  "type": "integer"
                },
                "waiting": {
                  "type": "integer"
                }
              }
            },
            "metrics": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "name": {
                    "type": "string"
                  },
                  "description": {
                    "type": "string"
                  },
                  "unit": {
                    "type": "string"
                  },
                  "value": {
                    "type": [
                      "number",
                      "null"
                    ]
                  },
                  "target": {
                    "type": "object"
                  },
                  "alert": {
                    "type": "object"
                  },
                  "status": {
                    "type": "string"
                  }
                }
              }
            },
            "alerts": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "metric": {
                    "type": "string"
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
                    "type": "string"
                  },
                  "raised_at": {
                    "type": "string"
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
    "toolset": "webhooks",
    "tokens": 388,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "description": "The `nextCursor` of the previous page."
        },
        "subscription_id": {
          "type": "string",
          "description": "Only dead letters of this subscription or destination."
        },
        "event_type": {
          "type": "string",
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
            "subscription_disabled",
            "expired"
          ],
          "description": "Only dead letters with this reason."
        },
        "replayed": {
          "type": "boolean",
          "description": "Only dead letters that were replayed, or only those that were not."
        },
        "since": {
          "type": "string",
          "description": "Only dead letters created at or after this time."
        },
        "until": {
          "type": "string",
          "description": "Only dead letters created before this time."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": WebhookDeadLetterResult
        },
        "nextCursor": {
          "type": "string"
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
    "toolset": "webhooks",
    "tokens": 431,
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
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "webhook_purge_dead_letters",
    "title": "Purge dead letters",
    "description": "Purge dead letters. Deletes the dead letters that match the filter, or all of them without a filter. Their deliveries stay in the list of deliveries.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "subscription_id": {
          "type": "string",
          "description": "Only dead letters of this subscription or destination."
        },
        "event_type": {
          "type": "string",
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
            "subscription_disabled",
            "expired"
          ],
          "description": "Only dead letters with this reason."
        },
        "replayed": {
          "type": "boolean",
          "description": "Only dead letters that were replayed, or only those that were not."
        },
        "since": {
          "type": "string",
          "description": "Only dead letters created at or after this time."
        },
        "until": {
          "type": "string",
          "description": "Only dead letters created before this time."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "purged": {
              "type": "integer"
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
    "toolset": "webhooks",
    "tokens": 274,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "subscription_id": {
          "type": "string",
          "description": "Only dead letters of this subscription or destination."
        },
        "event_type": {
          "type": "string",
          "description": "`<resource>.<past_tense_verb>`."
        },
        "reason": {
          "type": "string",
          "enum": [
            "attempts_exhausted",
            "rejected",
            "blocked",
            "gone",
            "circuit_open",
            "subscription_disabled",
            "expired"
          ],
          "description": "`attempts_exhausted`: the tenth attempt failed. `rejected`: the receiver's response would be the same on a retry. `blocked`: calls to the address are not allowed. `gone`: the receiver returned 410. `circuit_open`: the circuit was open for 72 hours. `subscription_disabled`: the delivery waited for 35 days while the subscription was disabled. `expired`: the event was older than `max_event_age_seconds` of the subscription."
        },
        "since": {
          "type": "string",
          "description": "Only dead letters created at or after this time."
        },
        "until": {
          "type": "string",
          "description": "Only dead letters created before this time."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "replayed": {
              "type": "integer"
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
    "toolset": "webhooks",
    "tokens": 374,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
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
        "success": {
          "type": "boolean"
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
    "toolset": "webhooks",
    "tokens": 238,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the subscription, or of a destination (`dst_…`)."
        },
        "deliveryId": {
          "type": "string",
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
        "success": {
          "type": "boolean"
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
    "toolset": "webhooks",
    "tokens": 340,
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
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the subscription, or of a destination (`dst_…`)."
        },
        "deliveryId": {
          "type": "string",
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
        "success": {
          "type": "boolean"
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
    "toolset": "webhooks",
    "tokens": 362,
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
  },
  {
    "name": "destination_list",
    "title": "List destinations",
    "description": "List destinations. Lists all destinations of the live or test data, oldest first, with the state of their circuits.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "description": "The `nextCursor` of the previous page."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "string"
              },
              "name": {
                "type": "string"
              },
              "url": {
                "type": "string"
              },
              "events": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "filter": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "enabled": {
                "type": "boolean"
              },
              "disabledReason": {
                "anyOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "auth": {
                "type": "object",
                "properties": {
                  "type": {
                    "type": "string"
                  }
                }
              },
              "headerNames": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "circuitState": {
                "type": "string"
              },
              "failureCount": {
                "type": "integer"
              },
              "lastFailure": {
                "anyOf": [
                  {
                    "type": "object",
                    "properties": {
                      "eventId": {
                        "type": "string"
                      },
                      "eventType": {
                        "type": "string"
                      },
                      "error": {
                        "type": "string"
                      },
                      "at": {
                        "type": "string"
                      }
                    }
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "version": {
                "type": "integer"
              },
              "createdAt": {
                "type": "string"
              },
              "updatedAt": {
                "type": "string"
              }
            }
          }
        },
        "nextCursor": {
          "type": "string"
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
    "toolset": "webhooks",
    "tokens": 361,
    "operations": [
      {
        "operationId": "listDestinations",
        "method": "GET",
        "path": "/api/v1/destinations",
        "writes": false,
        "pathFields": [],
        "queryFields": [
          "limit",
          "cursor"
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "notification_list",
    "title": "List your notifications",
    "description": "List your notifications. Lists the notifications of the member that the key belongs to, newest first. Dismissed ones are listed only with the state `dismissed`.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "description": "The `nextCursor` of the previous page."
        },
        "state": {
          "type": "string",
          "enum": [
            "unread",
            "read",
            "dismissed"
          ],
          "description": "Only notifications in this state. Unread and read ones if absent."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "string"
              },
              "title": {
                "type": "string"
              },
              "body": {
                "type": "string"
              },
              "priority": {
                "type": "string"
              },
              "state": {
                "type": "string"
              },
              "sender": {
                "type": "string"
              },
              "actions": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "id": {
                      "type": "string"
                    },
                    "type": {
                      "type": "string"
                    },
                    "label": {
                      "type": "string"
                    },
                    "url": {
                      "type": "string"
                    },
                    "executedAt": {
                      "type": "string"
                    },
                    "executedBy": {
                      "type": "string"
                    },
                    "callback": {
                      "type": "object"
                    }
                  }
                }
              },
              "createdAt": {
                "type": "string"
              },
              "readAt": {
                "type": "string"
              },
              "dismissedAt": {
                "type": "string"
              }
            }
          }
        },
        "nextCursor": {
          "type": "string"
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
    "toolset": "notifications",
    "tokens": 357,
    "operations": [
      {
        "operationId": "listNotifications",
        "method": "GET",
        "path": "/api/v1/notifications",
        "writes": false,
        "pathFields": [],
        "queryFields": [
          "limit",
          "cursor",
          "state"
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "notification_send",
    "title": "Send a notification to members",
    "description": "Send a notification to members. Sends a notification to members of the organization. Urgent ones are also sent by email if the server has an SMTP server, to members with an email address. With a `dedupeKey` that was used before, nothing is sent, and the response has `duplicate: true`.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "recipients": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "The members to notify, each by ID or by email address."
        },
        "title": {
          "type": "string",
          "description": "The title, one line. It is also the subject of the email."
        },
        "body": {
          "type": "string",
          "description": "The text."
        },
        "priority": {
          "type": "string",
          "enum": [
            "normal",
            "urgent"
          ],
          "default": "normal",
          "description": "How urgent the notification is. Urgent ones are also sent by email."
        },
        "actions": {
          "type": "array",
          "description": "What recipients can do.",
          "items": {
            "type": "object",
            "required": [
              "id",
              "type",
              "label"
            ],
            "properties": {
              "id": {
                "type": "string",
                "description": "ID of the action, unique in the notification."
              },
              "type": {
                "type": "string",
                "enum": [
                  "link",
                  "callback",
                  "dismiss"
                ],
                "description": "`link` opens a URL, `callback` calls a URL, and `dismiss` dismisses the notification."
              },
              "label": {
                "type": "string",
                "description": "The text of the button."
              },
              "url": {
                "type": "string",
                "description": "The URL to open or to call. Required for `link` and `callback`. The URL of a callback is stored encrypted and never shown; in live mode it must use https."
              }
            }
          }
        },
        "dedupeKey": {
          "type": "string",
          "description": "Identifies the reason for the notification. If it was used before, nothing is sent."
        }
      },
      "required": [
        "recipients",
        "title",
        "body"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "recipientCount": {
              "type": "integer"
            },
            "mailCount": {
              "type": "integer"
            },
            "createdAt": {
              "type": "string"
            },
            "duplicate": {
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
    "toolset": "notifications",
    "tokens": 485,
    "operations": [
      {
        "operationId": "sendNotification",
        "method": "POST",
        "path": "/api/v1/notifications/send",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "recipients",
          "title",
          "body",
          "priority",
          "actions",
          "dedupeKey"
        ]
      }
    ]
  },
  {
    "name": "gateway_people_search",
    "title": "Search for people",
    "description": "Search for people. Returns people that match all given filters; within a filter, any value may match. Names are obfuscated, and email addresses are left out: match a person by `id` to read them. Unknown filters are refused. Results have a stable order and are at most 50,000 rows deep. Costs the price of one request from the prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "person_titles": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Job titles. A title matches if it contains all words of one of these."
        },
        "include_similar_titles": {
          "type": "boolean",
          "default": true,
          "description": "Whether titles may have more words. If false, a title must be equal."
        },
        "q_keywords": {
          "type": "string",
          "description": "Words that the name, title, headline, location or employer contain, all of them."
        },
        "person_locations": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Where the person lives: a city, a state or a country, or several joined with commas."
        },
        "person_seniorities": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "owner",
              "founder",
              "c_suite",
              "partner",
              "vp",
              "head",
              "director",
              "manager",
              "senior",
              "entry",
              "intern"
            ]
          },
          "description": "Levels of seniority."
        },
        "organization_locations": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Where the headquarters of the employer is."
        },
        "q_organization_domains_list": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Domains of current or previous employers, without www and @."
        },
        "contact_email_status": {
          "type": "array",
          "items": {
            "type": "string",
            "enum": [
              "verified",
              "unverified",
              "likely to engage",
              "unavailable"
            ]
          },
          "description": "States of the email address."
        },
        "organization_ids": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "IDs of employers."
        },
        "organization_num_employees_ranges": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Ranges of the number of employees of the employer, as `min,max`."
        },
        "revenue_range": NumberRange,
        "currently_using_all_of_technology_uids": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Employers that use all of these technologies."
        },
        "currently_using_any_of_technology_uids": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Companies that use any of these technologies."
        },
        "currently_not_using_any_of_technology_uids": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Employers that use none of these technologies."
        },
        "q_organization_job_titles": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Titles of open positions of the employer."
        },
        "organization_job_locations": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Locations of open positions of the employer."
        },
        "organization_num_jobs_range": NumberRange,
        "organization_job_posted_at_range": DateRange,
        "page": {
          "type": "integer",
          "minimum": 1,
          "maximum": 500,
          "default": 1,
          "description": "The page."
        },
        "per_page": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "default": 10,
          "description": "The number of results on a page."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "total_entries": {
          "type": "integer"
        },
        "pagination": ProviderPaginationResult,
        "people": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "string"
              },
              "first_name": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "last_name_obfuscated": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "title": {
                "type": [
                  "string",
                  "null"
                ]
              }
            }
          }
        }
      },
      "required": [
        "success",
        "total_entries",
        "people"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "toolset": "gateway",
    "tokens": 1019,
    "operations": [
      {
        "operationId": "searchPeople",
        "method": "POST",
        "path": "/publishers/apollo/mixed_people/api_search",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "person_titles",
          "include_similar_titles",
          "q_keywords",
          "person_locations",
          "person_seniorities",
          "organization_locations",
          "q_organization_domains_list",
          "contact_email_status",
          "organization_ids",
          "organization_num_employees_ranges",
          "revenue_range",
          "currently_using_all_of_technology_uids",
          "currently_using_any_of_technology_uids",
          "currently_not_using_any_of_technology_uids",
          "q_organization_job_titles",
          "organization_job_locations",
          "organization_num_jobs_range",
          "organization_job_posted_at_range",
          "page",
          "per_page"
        ]
      }
    ]
  },
  {
    "name": "gateway_people_match",
    "title": "Enrich one person",
    "description": "Enrich one person. Returns the person that the given details identify, or `person: null`. An email address, a LinkedIn URL or an `id` identifies a person alone; a name needs a company or a domain. Personal email addresses are returned only with `reveal_personal_emails`, and never for people in the EU, the EEA, Switzerland or the UK. Phone numbers are posted to `webhook_url`. Costs the price of one request from the prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "first_name": {
          "type": "string",
          "description": "First name."
        },
        "last_name": {
          "type": "string",
          "description": "Last name."
        },
        "name": {
          "type": "string",
          "description": "Full name, in any order."
        },
        "email": {
          "type": "string",
          "description": "Email address."
        },
        "hashed_email": {
          "type": "string",
          "description": "MD5 or SHA-256 of the email address in lower case, as hexadecimal digits."
        },
        "organization_name": {
          "type": "string",
          "description": "Name of the employer."
        },
        "domain": {
          "type": "string",
          "description": "Domain or website of the employer."
        },
        "id": {
          "type": "string",
          "description": "ID of the person at the provider."
        },
        "linkedin_url": {
          "type": "string",
          "description": "URL of the LinkedIn profile."
        },
        "run_waterfall_email": {
          "type": "boolean",
          "default": false,
          "description": "Passed to the provider. The local provider ignores it."
        },
        "run_waterfall_phone": {
          "type": "boolean",
          "default": false,
          "description": "Passed to the provider. The local provider ignores it."
        },
        "reveal_personal_emails": {
          "type": "boolean",
          "default": false,
          "description": "Whether to return personal email addresses. Never for people in the EU, the EEA, Switzerland or the UK."
        },
        "reveal_phone_number": {
          "type": "boolean",
          "default": false,
          "description": "Whether to post phone numbers to `webhook_url`."
        },
        "webhook_url": {
          "type": "string",
          "description": "The URL that receives phone numbers. For live data, https."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "person": {
          "anyOf": [
            ProviderPersonResult,
            {
              "type": "null"
            }
          ]
        }
      },
      "required": [
        "success",
        "person"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "toolset": "gateway",
    "tokens": 814,
    "operations": [
      {
        "operationId": "matchPerson",
        "method": "POST",
        "path": "/publishers/apollo/people/match",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "first_name",
          "last_name",
          "name",
          "email",
          "hashed_email",
          "organization_name",
          "domain",
          "id",
          "linkedin_url",
          "run_waterfall_email",
          "run_waterfall_phone",
          "reveal_personal_emails",
          "reveal_phone_number",
          "webhook_url"
        ]
      }
    ]
  },
  {
    "name": "gateway_people_bulk_match",
    "title": "Enrich up to ten people",
    "description": "Enrich up to ten people. Like `people/match`, for up to ten people in one request. `matches` has the order of `details`, with null for people that were not found. The options apply to all of them. Costs the price of one request from the prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "details": {
          "type": "array",
          "items": {
            "type": "object",
            "description": "What identifies a person.",
            "properties": {
              "first_name": {
                "type": "string",
                "description": "First name."
              },
              "last_name": {
                "type": "string",
                "description": "Last name."
              },
              "name": {
                "type": "string",
                "description": "Full name, in any order."
              },
              "email": {
                "type": "string",
                "description": "Email address."
              },
              "hashed_email": {
                "type": "string",
                "description": "MD5 or SHA-256 of the email address in lower case, as hexadecimal digits."
              },
              "organization_name": {
                "type": "string",
                "description": "Name of the employer."
              },
              "domain": {
                "type": "string",
                "description": "Domain or website of the employer."
              },
              "id": {
                "type": "string",
                "description": "ID of the person at the provider."
              },
              "linkedin_url": {
                "type": "string",
                "description": "URL of the LinkedIn profile."
              }
            }
          },
          "description": "The people."
        },
        "run_waterfall_email": {
          "type": "boolean",
          "default": false,
          "description": "Passed to the provider. The local provider ignores it."
        },
        "run_waterfall_phone": {
          "type": "boolean",
          "default": false,
          "description": "Passed to the provider. The local provider ignores it."
        },
        "reveal_personal_emails": {
          "type": "boolean",
          "default": false,
          "description": "Whether to return personal email addresses. Never for people in the EU, the EEA, Switzerland or the UK."
        },
        "reveal_phone_number": {
          "type": "boolean",
          "default": false,
          "description": "Whether to post phone numbers to `webhook_url`."
        },
        "webhook_url": {
          "type": "string",
          "description": "The URL that receives phone numbers. For live data, https."
        }
      },
      "required": [
        "details"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "status": {
          "type": "string"
        },
        "total_requested_enrichments": {
          "type": "integer"
        },
        "unique_enriched_records": {
          "type": "integer"
        },
        "missing_records": {
          "type": "integer"
        },
        "matches": {
          "type": "array",
          "items": {
            "anyOf": [
              ProviderPersonResult,
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "required": [
        "success",
        "matches"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "toolset": "gateway",
    "tokens": 849,
    "operations": [
      {
        "operationId": "bulkMatchPeople",
        "method": "POST",
        "path": "/publishers/apollo/people/bulk_match",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "details",
          "run_waterfall_email",
          "run_waterfall_phone",
          "reveal_personal_emails",
          "reveal_phone_number",
          "webhook_url"
        ]
      }
    ]
  },
  {
    "name": "gateway_organization_get",
    "title": "Get a company",
    "description": "Get a company. Returns a company by its ID. Costs the price of one request from the prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "ID of the company at the provider, 24 hexadecimal digits."
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
          "type": "boolean"
        },
        "organization": ProviderOrganizationResult
      },
      "required": [
        "success",
        "organization"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "toolset": "gateway",
    "tokens": 264,
    "operations": [
      {
        "operationId": "getGatewayOrganization",
        "method": "GET",
        "path": "/publishers/apollo/organizations/{id}",
        "writes": true,
        "pathFields": [
          "id"
        ],
        "queryFields": []
      }
    ]
  },
  {
    "name": "gateway_organizations_bulk_match",
    "title": "Enrich up to ten companies",
    "description": "Enrich up to ten companies. Returns the companies that domains, LinkedIn URLs, websites or names identify, in the order of the request, with null for those that were not found. Pass `details` or `domains`. Costs the price of one request from the prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "details": {
          "type": "array",
          "items": {
            "type": "object",
            "description": "What identifies a company.",
            "properties": {
              "domain": {
                "type": "string",
                "description": "Domain."
              },
              "linkedin_url": {
                "type": "string",
                "description": "URL of the LinkedIn page."
              },
              "name": {
                "type": "string",
                "description": "Name."
              },
              "website": {
                "type": "string",
                "description": "Website."
              }
            }
          },
          "description": "The companies."
        },
        "domains": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Domains of the companies."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "status": {
          "type": "string"
        },
        "missing_records": {
          "type": "integer"
        },
        "organizations": {
          "type": "array",
          "items": {
            "anyOf": [
              ProviderOrganizationResult,
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "required": [
        "success",
        "organizations"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "toolset": "gateway",
    "tokens": 409,
    "operations": [
      {
        "operationId": "bulkMatchOrganizations",
        "method": "POST",
        "path": "/publishers/apollo/organizations/bulk_match",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "details",
          "domains"
        ]
      }
    ]
  },
  {
    "name": "gateway_organizations_search",
    "title": "Search for companies",
    "description": "Search for companies. Returns companies that match all given filters; within a filter, any value may match. Unknown filters are refused. Results have a stable order and are at most 50,000 rows deep. Costs the price of one request from the prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "q_organization_domains_list": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Domains, without www and @."
        },
        "organization_num_employees_ranges": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Ranges of the number of employees, as `min,max`."
        },
        "organization_locations": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Where the headquarters is: a city, a state or a country, or several joined with commas."
        },
        "organization_not_locations": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Where the headquarters is not."
        },
        "revenue_range": NumberRange,
        "currently_using_any_of_technology_uids": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Companies that use any of these technologies."
        },
        "q_organization_keyword_tags": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Keywords of the company."
        },
        "q_organization_name": {
          "type": "string",
          "description": "Words of the name."
        },
        "organization_ids": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "IDs of companies."
        },
        "latest_funding_amount_range": NumberRange,
        "total_funding_range": NumberRange,
        "latest_funding_date_range": DateRange,
        "q_organization_job_titles": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Titles of open positions of the employer."
        },
        "organization_job_locations": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Locations of open positions of the employer."
        },
        "organization_num_jobs_range": NumberRange,
        "organization_job_posted_at_range": DateRange,
        "page": {
          "type": "integer",
          "minimum": 1,
          "maximum": 500,
          "default": 1,
          "description": "The page."
        },
        "per_page": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "default": 10,
          "description": "The number of results on a page."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "pagination": ProviderPaginationResult,
        "organizations": {
          "type": "array",
          "items": ProviderOrganizationResult
        }
      },
      "required": [
        "success",
        "organizations"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "toolset": "gateway",
    "tokens": 1038,
    "operations": [
      {
        "operationId": "searchOrganizations",
        "method": "POST",
        "path": "/publishers/apollo/organizations/search",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "q_organization_domains_list",
          "organization_num_employees_ranges",
          "organization_locations",
          "organization_not_locations",
          "revenue_range",
          "currently_using_any_of_technology_uids",
          "q_organization_keyword_tags",
          "q_organization_name",
          "organization_ids",
          "latest_funding_amount_range",
          "total_funding_range",
          "latest_funding_date_range",
          "q_organization_job_titles",
          "organization_job_locations",
          "organization_num_jobs_range",
          "organization_job_posted_at_range",
          "page",
          "per_page"
        ]
      }
    ]
  },
  {
    "name": "gateway_news_search",
    "title": "Search news about companies",
    "description": "Search news about companies. Returns news articles about companies, newest first. Costs the price of one request from the prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "organization_ids": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "IDs of the companies."
        },
        "categories": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Categories of events, such as hires, investment or contract."
        },
        "published_at": DateRange,
        "page": {
          "type": "integer",
          "minimum": 1,
          "maximum": 500,
          "default": 1,
          "description": "The page."
        },
        "per_page": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100,
          "default": 10,
          "description": "The number of results on a page."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "pagination": ProviderPaginationResult,
        "news_articles": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "string"
              },
              "url": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "title": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "published_at": {
                "type": [
                  "string",
                  "null"
                ]
              }
            }
          }
        }
      },
      "required": [
        "success",
        "news_articles"
      ]
    },
    "annotations": {
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "toolset": "gateway",
    "tokens": 370,
    "operations": [
      {
        "operationId": "searchNews",
        "method": "POST",
        "path": "/publishers/apollo/news/search",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "organization_ids",
          "categories",
          "published_at",
          "page",
          "per_page"
        ]
      }
    ]
  },
  {
    "name": "memory_enrich",
    "title": "Enrich a record from a provider",
    "description": "Enrich a record from a provider. Matches a record with a person or company of the data provider and sets what was found as properties of the record. A record with an email address is matched as a person, one with a website as a company. Each value has its evidence: the provider, the ID there and the field. Without a match nothing is set. Costs the price of one request, and one credit if properties are set.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "email": {
          "type": "string",
          "description": "Email address of the record."
        },
        "websiteUrl": {
          "type": "string",
          "description": "Website or domain of the record."
        },
        "recordId": {
          "type": "string",
          "description": "ID of the record."
        },
        "type": {
          "type": "string",
          "description": "Entity type, such as `Contact` or `Company`."
        },
        "name": {
          "type": "string",
          "description": "Name of the person or company, to match a record by it."
        },
        "organizationName": {
          "type": "string",
          "description": "Name of the employer of the person."
        },
        "domain": {
          "type": "string",
          "description": "Domain of the employer of the person or of the company."
        },
        "linkedinUrl": {
          "type": "string",
          "description": "URL of the LinkedIn profile or page."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "matched": {
              "type": "boolean"
            },
            "recordId": {
              "type": "string"
            },
            "creditsCharged": {
              "type": "integer"
            },
            "properties": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "propertyName": {
                    "type": "string"
                  },
                  "value": {},
                  "evidence": {
                    "type": "object"
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
      "readOnlyHint": false,
      "destructiveHint": false,
      "idempotentHint": false,
      "openWorldHint": false
    },
    "toolset": "gateway",
    "tokens": 394,
    "operations": [
      {
        "operationId": "enrichMemory",
        "method": "POST",
        "path": "/api/v1/memory/enrich",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "email",
          "websiteUrl",
          "recordId",
          "type",
          "name",
          "organizationName",
          "domain",
          "linkedinUrl"
        ]
      }
    ]
  },
  {
    "name": "mcp_list",
    "title": "List MCP servers",
    "description": "List MCP servers. Lists the MCP servers of the organization with their tools, oldest first. The values of headers are never returned.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "description": "The `nextCursor` of the previous page."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "string"
              },
              "slug": {
                "type": "string"
              },
              "name": {
                "type": "string"
              },
              "url": {
                "type": "string"
              },
              "transport": {
                "type": "string"
              },
              "headerNames": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "enabled": {
                "type": "boolean"
              },
              "status": {
                "type": "string"
              },
              "statusReason": {
                "type": "string"
              },
              "checkedAt": {
                "type": "string"
              },
              "serverInfo": {
                "type": "object",
                "properties": {
                  "name": {
                    "type": "string"
                  },
                  "version": {
                    "type": "string"
                  }
                }
              },
              "protocolVersion": {
                "type": "string"
              },
              "tools": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "name": {
                      "type": "string"
                    },
                    "callName": {
                      "type": "string"
                    },
                    "title": {
                      "type": "string"
                    },
                    "description": {
                      "type": "string"
                    },
                    "inputSchema": {
                      "type": "object"
                    },
                    "enabled": {
                      "type": "boolean"
                    },
                    "needsReview": {
                      "type": "boolean"
                    },
                    "approved": {
                      "type": "object"
                    }
                  }
                }
              },
              "version": {
                "type": "integer"
              },
              "createdAt": {
                "type": "string"
              },
              "updatedAt": {
                "type": "string"
              }
            }
          }
        },
        "nextCursor": {
          "type": "string"
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
    "toolset": "mcp-servers",
    "tokens": 388,
    "operations": [
      {
        "operationId": "listMcpServers",
        "method": "GET",
        "path": "/api/v1/mcps",
        "writes": false,
        "pathFields": [],
        "queryFields": [
          "limit",
          "cursor"
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "organization_list",
    "title": "Get the organization of the key",
    "description": "Get the organization of the key. Returns the organization of the key: its name, its plan with the limits and features, and whether the key accesses live or test data.",
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
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "name": {
              "type": "string"
            },
            "plan": {
              "type": "string"
            },
            "limits": {
              "type": "object",
              "properties": {
                "maxApiCallsPerMinute": {
                  "type": "integer"
                },
                "maxApiCallsPerMonth": {
                  "type": "integer"
                }
              }
            },
            "features": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "livemode": {
              "type": "boolean"
            },
            "createdAt": {
              "type": "string"
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
    "toolset": "organizations",
    "tokens": 210,
    "operations": [
      {
        "operationId": "getOrganization",
        "method": "GET",
        "path": "/api/v1/organizations",
        "writes": false,
        "pathFields": [],
        "queryFields": []
      }
    ]
  },
  {
    "name": "organization_create",
    "title": "Create another organization",
    "description": "Create another organization. Creates another organization, with its own data, members and limits, and returns its first key, which is shown only once. Its owner is the member whose key is used. The data of the current organization cannot be seen from it. Needs a live key. The server setting `SIGNUP` controls whether organizations can be created, as for registration; calls are rate-limited by IP address.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Name of the organization, 1 to 100 characters."
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
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "id": {
              "type": "string"
            },
            "name": {
              "type": "string"
            },
            "plan": {
              "type": "string"
            },
            "livemode": {
              "type": "boolean"
            },
            "createdAt": {
              "type": "string"
            },
            "ownerId": {
              "type": "string"
            },
            "apiKey": {
              "type": "string"
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
    "toolset": "organizations",
    "tokens": 250,
    "operations": [
      {
        "operationId": "createOrganization",
        "method": "POST",
        "path": "/api/v1/organizations",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "name"
        ]
      }
    ]
  },
  {
    "name": "member_list",
    "title": "List the members of the organization",
    "description": "List the members of the organization. Lists the members, oldest first: people, agents that registered, and the programs that keys were created for. Includes people who have not accepted their invitation yet.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "role": {
          "type": "string",
          "description": "Only members with this role.",
          "enum": [
            "owner",
            "admin",
            "member",
            "viewer"
          ]
        },
        "status": {
          "type": "string",
          "description": "Only members with this status.",
          "enum": [
            "invited",
            "active"
          ]
        },
        "kind": {
          "type": "string",
          "description": "Only members of this kind.",
          "enum": [
            "person",
            "agent",
            "service"
          ]
        },
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 20,
          "description": "The maximum number of items on a page."
        },
        "cursor": {
          "type": "string",
          "description": "The `nextCursor` of the previous page."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "type": "string"
              },
              "kind": {
                "type": "string"
              },
              "name": {
                "type": "string"
              },
              "email": {
                "type": "string"
              },
              "role": {
                "type": "string"
              },
              "status": {
                "type": "string"
              },
              "createdAt": {
                "type": "string"
              },
              "lastActiveAt": {
                "type": "string"
              },
              "invitationExpiresAt": {
                "type": "string"
              }
            }
          }
        },
        "nextCursor": {
          "type": "string"
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
    "toolset": "organizations",
    "tokens": 335,
    "operations": [
      {
        "operationId": "listMembers",
        "method": "GET",
        "path": "/api/v1/members",
        "writes": false,
        "pathFields": [],
        "queryFields": [
          "role",
          "status",
          "kind",
          "limit",
          "cursor"
        ],
        "defaults": {
          "limit": 20
        }
      }
    ]
  },
  {
    "name": "member_invite",
    "title": "Invite people to the organization",
    "description": "Invite people to the organization. Invites people by email address. Each invitation works once, for 7 days. If the server sends mail (`SMTP_URL`), it mails the link; otherwise the response has it, and you pass it on. An expired invitation is renewed. Nobody can give a role above their own. Needs a live key.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "emails": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Email addresses of the people to invite, up to 50. Case is ignored."
        },
        "role": {
          "type": "string",
          "description": "The role that they get, at most your own.",
          "enum": [
            "owner",
            "admin",
            "member",
            "viewer"
          ],
          "default": "member"
        }
      },
      "required": [
        "emails"
      ],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "invited": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "id": {
                    "type": "string"
                  },
                  "kind": {
                    "type": "string"
                  },
                  "name": {
                    "type": "string"
                  },
                  "email": {
                    "type": "string"
                  },
                  "role": {
                    "type": "string"
                  },
                  "status": {
                    "type": "string"
                  },
                  "createdAt": {
                    "type": "string"
                  },
                  "lastActiveAt": {
                    "type": "string"
                  },
                  "invitationExpiresAt": {
                    "type": "string"
                  },
                  "link": {
                    "type": "string"
                  }
                }
              }
            },
            "alreadyMembers": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "alreadyInvited": {
              "type": "array",
              "items": {
                "type": "string"
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
    "toolset": "organizations",
    "tokens": 354,
    "operations": [
      {
        "operationId": "inviteMembers",
        "method": "POST",
        "path": "/api/v1/members/invite",
        "writes": true,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "emails",
          "role"
        ]
      }
    ]
  },
  {
    "name": "analytics_overview",
    "title": "Get an overview of usage",
    "description": "Get the usage of a range: calls, credits and tokens in total, for each hour, day or month, and by operation, key, collection, model or day. Times are in UTC.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "from": {
          "type": "string",
          "description": "The beginning of the range, inclusive, in UTC, so it ends with `Z`. By default 24 hours, 30 days or 12 months before `to`, depending on `granularity`."
        },
        "to": {
          "type": "string",
          "description": "The end of the range, exclusive, in UTC. The current time by default."
        },
        "granularity": {
          "type": "string",
          "enum": [
            "hour",
            "day",
            "month"
          ],
          "default": "day",
          "description": "The steps of the series. A range has at most 744 hours, 731 days or 120 months."
        },
        "groupBy": {
          "type": "string",
          "enum": [
            "operation",
            "key",
            "collection",
            "model",
            "day"
          ],
          "description": "What the usage is grouped by. By `operation` if it is absent."
        },
        "filters": {
          "type": "object",
          "description": "Only usage that matches all of these. Free calls have a key, but no collection and no model.",
          "properties": {
            "operations": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Only these operations."
            },
            "keyIds": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Only calls with these API keys."
            },
            "collectionIds": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Only charges for these collections."
            },
            "models": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Only charges for these language models."
            }
          }
        },
        "limit": {
          "type": "integer",
          "minimum": 1,
          "maximum": 200,
          "default": 50,
          "description": "The maximum number of groups."
        }
      },
      "required": [],
      "additionalProperties": false
    },
    "outputSchema": {
      "type": "object",
      "properties": {
        "success": {
          "type": "boolean"
        },
        "data": {
          "type": "object",
          "properties": {
            "from": {
              "type": "string"
            },
            "to": {
              "type": "string"
            },
            "granularity": {
              "type": "string"
            },
            "groupBy": {
              "type": "string"
            },
            "totals": PreviousFiguresResult,
            "previous": PreviousFiguresResult,
            "series": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "at": {
                    "type": "string"
                  },
                  "calls": {
                    "type": "integer"
                  },
                  "charges": {
                    "type": "integer"
                  },
                  "credits": {
                    "type": "integer"
                  },
                  "inputTokens": {
                    "type": "integer"
                  },
                  "outputTokens": {
                    "type": "integer"
                  }
                }
              }
            },
            "groups": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "group": {
                    "type": [
                      "string",
                      "null"
                    ]
                  },
                  "calls": {
                    "type": "integer"
                  },
                  "charges": {
                    "type": "integer"
                  },
                  "credits": {
                    "type": "integer"
                  },
                  "inputTokens": {
                    "type": "integer"
                  },
                  "outputTokens": {
                    "type": "integer"
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
    "toolset": "analytics",
    "tokens": 686,
    "operations": [
      {
        "operationId": "getUsageOverview",
        "method": "POST",
        "path": "/api/v1/analytics/overview",
        "writes": false,
        "pathFields": [],
        "queryFields": [],
        "bodyFields": [
          "from",
          "to",
          "granularity",
          "groupBy",
          "filters",
          "limit"
        ]
      }
    ]
  }
]
