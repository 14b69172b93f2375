// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "gateway people search",
    "operationId": "searchPeople",
    "method": "POST",
    "path": "/publishers/apollo/mixed_people/api_search",
    "summary": "Search for people",
    "description": "Returns people that match all given filters; within a filter, any value may match. Names are obfuscated, and email addresses are left out: match a person by `id` to read them. Unknown filters are refused. Results have a stable order and are at most 50,000 rows deep. Costs the price of one request from the prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true
    },
    "flags": [
      {
        "name": "person-titles",
        "field": "person_titles",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Job titles. A title matches if it contains all words of one of these."
      },
      {
        "name": "include-similar-titles",
        "field": "include_similar_titles",
        "in": "body",
        "type": "boolean",
        "default": true,
        "description": "Whether titles may have more words. If false, a title must be equal."
      },
      {
        "name": "q-keywords",
        "field": "q_keywords",
        "in": "body",
        "type": "string",
        "description": "Words that the name, title, headline, location or employer contain, all of them."
      },
      {
        "name": "person-locations",
        "field": "person_locations",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Where the person lives: a city, a state or a country, or several joined with commas."
      },
      {
        "name": "person-seniorities",
        "field": "person_seniorities",
        "in": "body",
        "type": "list",
        "items": "string",
        "choices": [
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
        ],
        "description": "Levels of seniority."
      },
      {
        "name": "organization-locations",
        "field": "organization_locations",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Where the headquarters of the employer is."
      },
      {
        "name": "q-organization-domains-list",
        "field": "q_organization_domains_list",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Domains of current or previous employers, without www and @."
      },
      {
        "name": "contact-email-status",
        "field": "contact_email_status",
        "in": "body",
        "type": "list",
        "items": "string",
        "choices": [
          "verified",
          "unverified",
          "likely to engage",
          "unavailable"
        ],
        "description": "States of the email address."
      },
      {
        "name": "organization-ids",
        "field": "organization_ids",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "IDs of employers."
      },
      {
        "name": "organization-num-employees-ranges",
        "field": "organization_num_employees_ranges",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Ranges of the number of employees of the employer, as `min,max`."
      },
      {
        "name": "revenue-range",
        "field": "revenue_range",
        "in": "body",
        "type": "json",
        "description": "A range of numbers, both ends included."
      },
      {
        "name": "currently-using-all-of-technology-uids",
        "field": "currently_using_all_of_technology_uids",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Employers that use all of these technologies."
      },
      {
        "name": "currently-using-any-of-technology-uids",
        "field": "currently_using_any_of_technology_uids",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Companies that use any of these technologies."
      },
      {
        "name": "currently-not-using-any-of-technology-uids",
        "field": "currently_not_using_any_of_technology_uids",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Employers that use none of these technologies."
      },
      {
        "name": "q-organization-job-titles",
        "field": "q_organization_job_titles",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Titles of open positions of the employer."
      },
      {
        "name": "organization-job-locations",
        "field": "organization_job_locations",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Locations of open positions of the employer."
      },
      {
        "name": "organization-num-jobs-range",
        "field": "organization_num_jobs_range",
        "in": "body",
        "type": "json",
        "description": "A range of numbers, both ends included."
      },
      {
        "name": "organization-job-posted-at-range",
        "field": "organization_job_posted_at_range",
        "in": "body",
        "type": "json",
        "description": "A range of days, both included."
      },
      {
        "name": "page",
        "field": "page",
        "in": "body",
        "type": "integer",
        "default": 1,
        "description": "The page."
      },
      {
        "name": "per-page",
        "field": "per_page",
        "in": "body",
        "type": "integer",
        "default": 10,
        "description": "The number of results on a page."
      }
    ],
    "examples": [
      "keepsake gateway people search --person-titles 'head of operations' --q-organization-domains-list northwind.example --page 1 --per-page 10"
    ]
  },
  {
    "line": "gateway people match",
    "operationId": "matchPerson",
    "method": "POST",
    "path": "/publishers/apollo/people/match",
    "summary": "Enrich one person",
    "description": "Returns the person that the given details identify, or `person: null`. An email address, a LinkedIn URL or an `id` identifies a person alone; a name needs a company or a domain. Personal email addresses are returned only with `reveal_personal_emails`, and never for people in the EU, the EEA, Switzerland or the UK. Phone numbers are posted to `webhook_url`. Costs the price of one request from the prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "first_name"
    },
    "flags": [
      {
        "name": "first-name",
        "field": "first_name",
        "in": "body",
        "type": "string",
        "description": "First name."
      },
      {
        "name": "last-name",
        "field": "last_name",
        "in": "body",
        "type": "string",
        "description": "Last name."
      },
      {
        "name": "name",
        "field": "name",
        "in": "body",
        "type": "string",
        "description": "Full name, in any order."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address."
      },
      {
        "name": "hashed-email",
        "field": "hashed_email",
        "in": "body",
        "type": "string",
        "description": "MD5 or SHA-256 of the email address in lower case, as hexadecimal digits."
      },
      {
        "name": "organization-name",
        "field": "organization_name",
        "in": "body",
        "type": "string",
        "description": "Name of the employer."
      },
      {
        "name": "domain",
        "field": "domain",
        "in": "body",
        "type": "string",
        "description": "Domain or website of the employer."
      },
      {
        "name": "id",
        "field": "id",
        "in": "body",
        "type": "string",
        "description": "ID of the person at the provider."
      },
      {
        "name": "linkedin-url",
        "field": "linkedin_url",
        "in": "body",
        "type": "string",
        "description": "URL of the LinkedIn profile."
      },
      {
        "name": "run-waterfall-email",
        "field": "run_waterfall_email",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Passed to the provider. The local provider ignores it."
      },
      {
        "name": "run-waterfall-phone",
        "field": "run_waterfall_phone",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Passed to the provider. The local provider ignores it."
      },
      {
        "name": "reveal-personal-emails",
        "field": "reveal_personal_emails",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Whether to return personal email addresses. Never for people in the EU, the EEA, Switzerland or the UK."
      },
      {
        "name": "reveal-phone-number",
        "field": "reveal_phone_number",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Whether to post phone numbers to `webhook_url`."
      },
      {
        "name": "webhook-url",
        "field": "webhook_url",
        "in": "body",
        "type": "string",
        "description": "The URL that receives phone numbers. For live data, https."
      }
    ],
    "examples": [
      "keepsake gateway people match Dana --last-name Reyes --domain northwind.example"
    ]
  },
  {
    "line": "gateway people bulk-match",
    "operationId": "bulkMatchPeople",
    "method": "POST",
    "path": "/publishers/apollo/people/bulk_match",
    "summary": "Enrich up to ten people",
    "description": "Like `people/match`, for up to ten people in one request. `matches` has the order of `details`, with null for people that were not found. The options apply to all of them. Costs the price of one request from the prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "file": {
        "field": "details",
        "as": "items"
      }
    },
    "flags": [
      {
        "name": "details",
        "field": "details",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The people."
      },
      {
        "name": "run-waterfall-email",
        "field": "run_waterfall_email",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Passed to the provider. The local provider ignores it."
      },
      {
        "name": "run-waterfall-phone",
        "field": "run_waterfall_phone",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Passed to the provider. The local provider ignores it."
      },
      {
        "name": "reveal-personal-emails",
        "field": "reveal_personal_emails",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Whether to return personal email addresses. Never for people in the EU, the EEA, Switzerland or the UK."
      },
      {
        "name": "reveal-phone-number",
        "field": "reveal_phone_number",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Whether to post phone numbers to `webhook_url`."
      },
      {
        "name": "webhook-url",
        "field": "webhook_url",
        "in": "body",
        "type": "string",
        "description": "The URL that receives phone numbers. For live data, https."
      }
    ],
    "examples": [
      "keepsake gateway people bulk-match --details '[{\"email\":\"dana.reyes@northwind.example\"},{\"name\":\"Kim Nobody\",\"domain\":\"northwind.example\"}]'"
    ]
  },
  {
    "line": "gateway organizations get",
    "operationId": "getGatewayOrganization",
    "method": "GET",
    "path": "/publishers/apollo/organizations/{id}",
    "summary": "Get a company",
    "description": "Returns a company by its ID. Costs the price of one request from the prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the company at the provider, 24 hexadecimal digits."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake gateway organizations get 66a1c0ffee000000000000a1"
    ]
  },
  {
    "line": "gateway organizations bulk-match",
    "operationId": "bulkMatchOrganizations",
    "method": "POST",
    "path": "/publishers/apollo/organizations/bulk_match",
    "summary": "Enrich up to ten companies",
    "description": "Returns the companies that domains, LinkedIn URLs, websites or names identify, in the order of the request, with null for those that were not found. Pass `details` or `domains`. Costs the price of one request from the prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true
    },
    "flags": [
      {
        "name": "details",
        "field": "details",
        "in": "body",
        "type": "json",
        "description": "The companies."
      },
      {
        "name": "domains",
        "field": "domains",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Domains of the companies."
      }
    ],
    "examples": [
      "keepsake gateway organizations bulk-match --domains northwind.example,nobody.example"
    ]
  },
  {
    "line": "gateway organizations search",
    "operationId": "searchOrganizations",
    "method": "POST",
    "path": "/publishers/apollo/organizations/search",
    "summary": "Search for companies",
    "description": "Returns companies that match all given filters; within a filter, any value may match. Unknown filters are refused. Results have a stable order and are at most 50,000 rows deep. Costs the price of one request from the prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true
    },
    "flags": [
      {
        "name": "q-organization-domains-list",
        "field": "q_organization_domains_list",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Domains, without www and @."
      },
      {
        "name": "organization-num-employees-ranges",
        "field": "organization_num_employees_ranges",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Ranges of the number of employees, as `min,max`."
      },
      {
        "name": "organization-locations",
        "field": "organization_locations",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Where the headquarters is: a city, a state or a country, or several joined with commas."
      },
      {
        "name": "organization-not-locations",
        "field": "organization_not_locations",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Where the headquarters is not."
      },
      {
        "name": "revenue-range",
        "field": "revenue_range",
        "in": "body",
        "type": "json",
        "description": "A range of numbers, both ends included."
      },
      {
        "name": "currently-using-any-of-technology-uids",
        "field": "currently_using_any_of_technology_uids",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Companies that use any of these technologies."
      },
      {
        "name": "q-organization-keyword-tags",
        "field": "q_organization_keyword_tags",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Keywords of the company."
      },
      {
        "name": "q-organization-name",
        "field": "q_organization_name",
        "in": "body",
        "type": "string",
        "description": "Words of the name."
      },
      {
        "name": "organization-ids",
        "field": "organization_ids",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "IDs of companies."
      },
      {
        "name": "latest-funding-amount-range",
        "field": "latest_funding_amount_range",
        "in": "body",
        "type": "json",
        "description": "A range of numbers, both ends included."
      },
      {
        "name": "total-funding-range",
        "field": "total_funding_range",
        "in": "body",
        "type": "json",
        "description": "A range of numbers, both ends included."
      },
      {
        "name": "latest-funding-date-range",
        "field": "latest_funding_date_range",
        "in": "body",
        "type": "json",
        "description": "A range of days, both included."
      },
      {
        "name": "q-organization-job-titles",
        "field": "q_organization_job_titles",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Titles of open positions of the employer."
      },
      {
        "name": "organization-job-locations",
        "field": "organization_job_locations",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Locations of open positions of the employer."
      },
      {
        "name": "organization-num-jobs-range",
        "field": "organization_num_jobs_range",
        "in": "body",
        "type": "json",
        "description": "A range of numbers, both ends included."
      },
      {
        "name": "organization-job-posted-at-range",
        "field": "organization_job_posted_at_range",
        "in": "body",
        "type": "json",
        "description": "A range of days, both included."
      },
      {
        "name": "page",
        "field": "page",
        "in": "body",
        "type": "integer",
        "default": 1,
        "description": "The page."
      },
      {
        "name": "per-page",
        "field": "per_page",
        "in": "body",
        "type": "integer",
        "default": 10,
        "description": "The number of results on a page."
      }
    ],
    "examples": [
      "keepsake gateway organizations search --organization-num-employees-ranges 51,200 --organization-locations 'United Kingdom' --page 1 --per-page 10"
    ]
  },
  {
    "line": "gateway news search",
    "operationId": "searchNews",
    "method": "POST",
    "path": "/publishers/apollo/news/search",
    "summary": "Search news about companies",
    "description": "Returns news articles about companies, newest first. Costs the price of one request from the prepaid balance; failures cost nothing. Every call has X-Charge-Amount and X-Balance-Remaining.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true
    },
    "flags": [
      {
        "name": "organization-ids",
        "field": "organization_ids",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "IDs of the companies."
      },
      {
        "name": "categories",
        "field": "categories",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Categories of events, such as hires, investment or contract."
      },
      {
        "name": "published-at",
        "field": "published_at",
        "in": "body",
        "type": "json",
        "description": "A range of days, both included."
      },
      {
        "name": "page",
        "field": "page",
        "in": "body",
        "type": "integer",
        "default": 1,
        "description": "The page."
      },
      {
        "name": "per-page",
        "field": "per_page",
        "in": "body",
        "type": "integer",
        "default": 10,
        "description": "The number of results on a page."
      }
    ],
    "examples": [
      "keepsake gateway news search --organization-ids 66a1c0ffee000000000000a1 --categories hires --page 1 --per-page 10"
    ]
  },
  {
    "line": "gateway import",
    "operationId": "importGatewayRecords",
    "method": "POST",
    "path": "/api/v1/gateway/import",
    "summary": "Import people, companies or news",
    "description": "Imports up to 1,000 people, companies or news articles into the local provider, in the background. People with the same email address or LinkedIn URL, companies with the same domain or LinkedIn URL, and articles with the same URL are updated instead of added twice. `keepsake gateway import people <file>` sends a CSV or JSONL file of any size. The event has the outcome of each record.",
    "security": "bearer",
    "writes": true,
    "event": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "kind",
      "file": {
        "field": "records",
        "as": "items"
      }
    },
    "flags": [
      {
        "name": "kind",
        "field": "kind",
        "in": "body",
        "type": "string",
        "choices": [
          "people",
          "organizations",
          "news"
        ],
        "required": true,
        "description": "What the records are."
      },
      {
        "name": "records",
        "field": "records",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The records."
      }
    ],
    "examples": [
      "keepsake gateway import people --file records.ndjson --wait"
    ]
  },
  {
    "line": "gateway people erase",
    "operationId": "eraseGatewayPerson",
    "method": "DELETE",
    "path": "/api/v1/gateway/people/{id}",
    "summary": "Erase a person",
    "description": "Deletes a person from the local provider and adds their ID, email address and LinkedIn URL to the suppression list, as hashes, so that no import and no provider returns them again. Cannot be undone.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the person at the provider, 24 hexadecimal digits."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake gateway people erase 66a1c0ffee00000000000001"
    ]
  },
  {
    "line": "gateway suppressions list",
    "operationId": "listSuppressions",
    "method": "GET",
    "path": "/api/v1/gateway/suppressions",
    "summary": "List suppressions",
    "description": "Lists the suppression list, oldest first. Values are stored as SHA-256 hashes.",
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
      "keepsake gateway suppressions list --limit 20"
    ]
  },
  {
    "line": "gateway suppressions add",
    "operationId": "addSuppressions",
    "method": "POST",
    "path": "/api/v1/gateway/suppressions",
    "summary": "Suppress people",
    "description": "Adds people to the suppression list: no result of any provider contains them from the next call on. A domain suppresses everyone whose email address or employer has it or one of its subdomains; a subdomain counts as the domain that the company registered. Values that are on the list stay on it.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true
    },
    "flags": [
      {
        "name": "emails",
        "field": "emails",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Email addresses."
      },
      {
        "name": "linkedin-urls",
        "field": "linkedinUrls",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "URLs of LinkedIn profiles."
      },
      {
        "name": "domains",
        "field": "domains",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Domains of email addresses and employers."
      },
      {
        "name": "person-ids",
        "field": "personIds",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "IDs of people at the provider."
      },
      {
        "name": "reason",
        "field": "reason",
        "in": "body",
        "type": "string",
        "description": "Why they are suppressed."
      }
    ],
    "examples": [
      "keepsake gateway suppressions add --emails lee.chen@southwind.example --reason 'Asked by email'"
    ]
  },
  {
    "line": "gateway suppressions remove",
    "operationId": "removeSuppression",
    "method": "DELETE",
    "path": "/api/v1/gateway/suppressions/{id}",
    "summary": "Remove a suppression",
    "description": "Removes a value from the suppression list. People it suppressed are in results again, unless another value suppresses them.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the suppression."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake gateway suppressions remove sup_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "gateway signing-secret",
    "operationId": "getGatewaySigningSecret",
    "method": "GET",
    "path": "/api/v1/gateway/signing-secret",
    "summary": "Get the signing secret",
    "description": "Returns the secret that signs the phone numbers that are posted to `webhook_url`, in the format of Standard Webhooks. Verify deliveries with it as you verify webhooks.",
    "security": "bearer",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake gateway signing-secret"
    ]
  },
  {
    "line": "gateway ledger verify",
    "operationId": "verifyLedger",
    "method": "GET",
    "path": "/api/v1/wallet/verification",
    "summary": "Verify the ledger",
    "description": "Compares the prepaid balance with the sum of its ledger, and what is reserved with the open holds. `isConsistent` is false if they differ.",
    "security": "bearer",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake gateway ledger verify"
    ]
  }
]
