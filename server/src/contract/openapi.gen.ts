// Generated from openapi.yaml by pnpm generate; do not edit.

export interface paths {
    "/api/v1/memorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a memory and extract its properties
         * @description Keeps the content word for word under one record, which is made when no record has the identity key yet, and extracts the properties that the collections define. What the record has already is stored once and answers `duplicate: true` with the memory that it repeats: the same content, spelled otherwise, quoted, with its speaker or date before it, or several of the record's memories as a list or one after the other. Content with nothing to extract answers `properties: []`.
         */
        post: operations["memorize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batch-memorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store up to 1,000 memories in the background
         * @description Takes the memories, answers at once with an `eventId`, and stores them in order. The event tells the progress; its details give each item's outcome. A server that stops goes on where it stopped.
         */
        post: operations["batchMemorize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/smart-recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get back the memories that answer a question
         * @description Ranks memories by how well they answer `query`: of one record, of all records of a type, or of the whole organization. With `generateAnswer` the best passages are put together as an answer with its sources. With `filterByProperty` and no `query` the call is a filter, needs no model and costs nothing.
         */
        post: operations["smartRecall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/smart-recall-unified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a message in the way that suits it
         * @description Takes a message as it is written and decides by fixed rules: one that is wholly about property values becomes a filter, one that asks who somebody is becomes a digest, everything else is recalled (among the records that match, where part of it is about property values). `strategy` and `why` tell. It costs what that operation costs, once.
         */
        post: operations["smartRecallUnified"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/smart-memory-digest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything known about one record, within a token budget
         * @description Markdown ready for a prompt: the record's properties, then its memories, those most relevant to `focus` first and then the newest, cut so that it never exceeds `tokenBudget`. Where not all have room, what is new and often spoken of gets it.
         */
        post: operations["smartMemoryDigest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List memories, newest first or by a query
         * @description A direct look-up without an answer. Without `query` memories come newest first, page by page; with `query` they come by relevance, at most 200 in all. With `filterByProperty` and no `query` the call costs nothing.
         */
        post: operations["recall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records that are like a record or a text
         * @description Compares the words that tell most of the record's memories (or of `text`), and its property values, with those of other records of the same type; says of each one which words and values it shares. A `score` of 0.7 and more is `very_similar`, of 0.35 `similar`, of 0.2 `somewhat_similar`; what is below is not listed. No model is involved.
         */
        post: operations["similar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/segment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All records by how like a record or a text they are
         * @description The same comparison as `similar` over all records, put into its three tiers (scores from 0.7, 0.35 and 0.2) with their counts. Up to 5,000 records are compared by their words and as many by their values.
         */
        post: operations["segment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A record's properties
         * @description The current value of each property of one record, with its collection's description and where the value came from.
         */
        post: operations["getProperties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set properties of many records, without extraction
         * @description Makes each record that does not exist yet and sets the given properties. No model is involved. All records are written, or none. A property that a collection defines must have a value of its type.
         */
        post: operations["upsert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/filter-by-property": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records whose properties match
         * @description Conditions on property values, answered from an index. Free, without a model. Comparisons follow the property's type.
         */
        post: operations["filterByProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search records by properties, by a query, or both
         * @description Records whose properties fit `groups` of conditions, with how many there are. With `query` the records whose memories answer it, best first, out of the 200 best memories. Without `query` the call needs no model and costs nothing, and the records come in the order of their ids, so that a cursor shows none twice whatever is added. The export gives a whole set.
         */
        post: operations["search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/query-properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records for a question about property values
         * @description Reads a question in English ("contacts in Berlin with budget over 50k") against the organization's own names of properties, values and record types, and answers with the filter that it understood and the records that match. No model is involved and it costs nothing. `unread` has the words that gave no condition: where there are any, the filter says less than the question.
         */
        post: operations["queryProperties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export records and memories as a stream
         * @description Everything that is stored of the records that fit, one JSON object a line: each record with its keys, properties and their history, then its memories, oldest first. The last line is `end` with the numbers of both; a stream without it is not whole, and one that fails in the middle ends with `error`. `after` goes on behind a line that is there already. What the stream gives, `POST /api/v1/memory/import` takes. With `Accept: text/csv` the same as a table, whose last row is the end. Free.
         */
        post: operations["exportMemory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one property of a record
         * @description Sets a property, pushes to or removes from a list, adds to a number, or patches an object or the items of a list. Changes by several callers at once never lose one another. With `expectedVersion` the change is made only when the property still has that version. `[Tasks]` and `[Issues]` with `push` keep the lists of a workspace. The history keeps every change.
         */
        post: operations["updateProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/bulk-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change up to 100 properties, all or none
         * @description The same for many properties of one record or several: all changes are made, or none. A property whose version is not the expected one answers 409 with `currentVersion`; read it again and retry. Name each property once.
         */
        post: operations["bulkUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/property-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How a record's properties came to be what they are
         * @description Every change of one property, or of all properties of a record, newest first: what it was and became, who changed it, why, and from which source. With `at` the answer also tells the values as they were at that moment.
         */
        post: operations["propertyHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/undo-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the last change of a property
         * @description Gives the property the value that it had before its last change; a property that the change made goes away. The undoing is a change of its own and stays in the history. With `version` only that change is undone: when others came after it, the answer is 409 with `currentVersion`.
         */
        post: operations["undoChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/update-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add identity keys to a record, or move them to it
         * @description A record may have many keys, several of one name among them. A key belongs to one record of its type: when another record has it the answer is 409 with `recordIds` naming both, unless `move` is true; a record's last key is never moved away. Adding a key that the record has already changes nothing.
         */
        post: operations["updateKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/update-keys-batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or move keys of up to 100 records, all or none
         * @description The same for many records at once: all of it is done, or nothing.
         */
        post: operations["updateKeysBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/list-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A record's identity keys
         * @description All keys of one record, in their normal form, by name and value.
         */
        post: operations["listKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/delete-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take identity keys away from a record
         * @description The keys are free at once for other records. A record keeps one key at least: taking the last one is a 409; delete the record instead. Keys that it does not have are passed over.
         */
        post: operations["deleteKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/merge-records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make one record of two
         * @description Takes the record `from` into the record that the request names: its keys, memories, lists and properties. Where both have a property the newer value stands, lists are put together, and the history of both stays, in the order of time. Nothing is lost but the id of `from`. It cannot be taken back.
         */
        post: operations["mergeRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete memories, recoverable for 30 days
         * @description Names memories by id, or by a record and what narrows its memories. They are out of every read, count, digest and search at once, and `cancel-deletion` brings them back whole within 30 days. Properties that were extracted from them stay. More than 5,000 at once go in the background, as the event `eventId` tells.
         */
        post: operations["deleteMemories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/delete-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a record with all that belongs to it, recoverable for 30 days
         * @description The record, its keys, memories, properties and their history are out of every read at once; its keys may start a new record at once. `cancel-deletion` brings all of it back within 30 days. Beyond 5,000 memories the rest goes in the background, as the event `eventId` tells.
         */
        post: operations["deleteRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/cancel-deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back what was deleted
         * @description Restores all that a deletion took, within 30 days. When a key of a deleted record was given to another record meanwhile the answer is 409 with `recordIds` naming that one; so it is when the 30 days are over or the deletion is already cancelled. Beyond 5,000 memories the rest goes in the background, as the event `eventId` tells.
         */
        post: operations["cancelDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import records and memories of an export
         * @description Adds what the lines of an export tell to what is there, with its times, history and ids, and changes nothing that is there: the same lines again add nothing. No model is asked. A record is found by its id, then by its keys; a memory that its record has already and a property that it has or had are left as they are. An id that is in use, by another organization of this server or by something that was deleted, is replaced by one derived from it. Everything of a call is added, or nothing; lines that cannot be are named in `problems`.
         */
        post: operations["importMemory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List collections
         * @description All collections of the organization, oldest first.
         */
        get: operations["listCollections"];
        put?: never;
        /**
         * Create a collection
         * @description Defines properties that are extracted from memories from now on. `systemName` and `slug` are made from the names when absent.
         */
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a collection
         * @description One collection with its definitions, as they are now.
         */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        /**
         * Delete a collection
         * @description Takes the definitions away, with their versions. While there are values or notes, that is a 409 that counts them, unless `cascade` is given: then values go with it, many of them in the background (`eventId`), and their history stays; notes stay as memories of their records.
         */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        /**
         * Update a collection
         * @description Changes the fields that are given and leaves the rest. `properties`, when given, is all that the collection has from now on, in that order: an entry with the `systemName` (or, without one, the name) of a property changes what it says of that property, so that a new name or type keeps its values; any other entry is a new property. Values follow: those that fit a new type are converted, those that do not stay as they are and are reported. When values were concerned, `eventId` names the event that tells how many, and lists each one that did not fit; many values follow in the background. A change that changes nothing makes no version.
         */
        patch: operations["updateCollection"];
        trace?: never;
    };
    "/api/v1/collections/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the history of a collection
         * @description Its versions, newest first, each as it was in full or as what it changed.
         */
        get: operations["getCollectionHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List entity types
         * @description The types that records have, by name, with how many records there are of each.
         */
        get: operations["listEntityTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entity-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an entity type
         * @description Describes a type before there are records of it. A type that nobody has created is made with its first record, so that nothing has to be.
         */
        post: operations["createEntityType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entity-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an entity type
         * @description One type, with how many records there are of it.
         */
        get: operations["getEntityType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an entity type
         * @description Changes the fields that are given and leaves the rest. Records and collections go by the name of their type: as long as there are some, it keeps its name (409).
         */
        patch: operations["updateEntityType"];
        trace?: never;
    };
    "/api/v1/entity-types/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive an entity type
         * @description An archived type takes no new records: what would make one (`memorize`, `batch-memorize`, `upsert`) is a 409. Its records stay as they are, readable, and may be written to. Archiving again answers the same.
         */
        post: operations["archiveEntityType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entity-types/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unarchive an entity type
         * @description The type takes new records again. One that is not archived is answered as it is.
         */
        post: operations["unarchiveEntityType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Background work, newest first. An event is kept until 30 days after its end.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event
         * @description State and progress of one piece of background work.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get each item's outcome
         * @description The items of an event in their order, with what became of each.
         */
        get: operations["getEventDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an event
         * @description Ends background work. What is stored already stays; items that no worker has taken up stay pending and cost nothing. Cancelling again answers the same. An event of type `move_memories` cannot be cancelled: cancel its deletion instead.
         */
        post: operations["cancelEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook subscriptions
         * @description All subscriptions of the live or the test data, oldest first, with the state of their circuit. Secrets are masked.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook subscription
         * @description Sends events of the given types to a URL, signed as Standard Webhooks has it. A test event is sent at once; when it fails, the subscription is saved all the same and `warning` says so. The signing secret is in `secret_current` this once. In live mode the URL has to be https; addresses that are not public are refused. At most 20 for the live and 20 for the test data.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish events
         * @description Sends events of your own to the subscriptions that want them: all of them are taken, or none. An id that was published before is left as it is (`duplicate`), so a call can be made again. Payloads hold no secrets and no personal data, money as integer cents and moments in UTC; the field that breaks this is named. What is larger than 64 KB on the wire is sent as its ids and a `fetch_url`.
         */
        post: operations["publishWebhookEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an event that was sent
         * @description The whole event, also where a delivery had only a reference to it. This is what `fetch_url` names. Kept for 35 days, and as long as one of its deliveries.
         */
        get: operations["getWebhookEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the types of events
         * @description The types of events that the service itself sends, each with the JSON Schema of its `data.object` and an example, and the names of the first 1,000 that the account has published.
         */
        get: operations["listWebhookEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook subscription
         * @description Its settings, the state of its circuit and of its secrets, which are masked.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook subscription
         * @description Deletes it with its deliveries and dead letters. `waiting_deliveries` and `dead_letters` say how many events it will not get. To keep them, disable the subscription instead.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook subscription
         * @description Changes what is given and leaves the rest. What waits is sent to the new URL, whose circuit starts closed. An empty description takes it away.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends one `webhook.tested` event now, whatever the state of the subscription, and says what came back. It is in the history of deliveries, is not tried again, and counts for no circuit.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing secret
         * @description Three phases: from now on every delivery is signed with the new and the old secret; receivers take up the new one within the grace period; then the old one is revoked by itself. The new secret is in `secret_current` this once. Refused while a grace period lasts.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/revoke-previous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the previous secret
         * @description Ends the grace period of a rotation now: only the current secret signs. Without a grace period nothing changes.
         */
        post: operations["revokePreviousWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a webhook subscription
         * @description Sends again, what has waited included, and closes its circuit.
         */
        post: operations["enableWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disable a webhook subscription
         * @description Sends nothing until it is enabled. Deliveries that are waiting stay `deferred` for 35 days; then they become dead letters with the reason `subscription_disabled`. Events that happen meanwhile are not sent to it.
         */
        post: operations["disableWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a subscription
         * @description What was sent and what waits, newest first, test events included. A delivery is kept until 35 days after its end.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the metrics of deliveries
         * @description How deliveries of the latest hours went, each metric with what it should be, and the alerts that stand now. Test events do not count.
         */
        get: operations["getWebhookMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/dead-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List dead letters
         * @description Deliveries that no attempt brought through, newest first. A dead letter is kept for 30 days. When one is replayed and fails again, there is a new one, with 30 days of its own.
         */
        get: operations["listWebhookDeadLetters"];
        put?: never;
        post?: never;
        /**
         * Purge dead letters
         * @description Drops the dead letters that the filter takes; without one, all of them. Their deliveries stay in the history.
         */
        delete: operations["purgeWebhookDeadLetters"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/dead-letters/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export dead letters as a stream
         * @description The dead letters that the filter takes, oldest first, one JSON object a line, each with its event as it was to be sent, whole. The last line is `end` with their number; a stream without it is not whole, and one that fails in the middle ends with `error`.
         */
        get: operations["exportWebhookDeadLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/dead-letters/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send dead letters again
         * @description Sends those again that the filter takes and that were not yet, up to 10,000 a call; `more` says whether there are others. Events keep their ids, and all attempts are before them. Behind first attempts, so that what happens now is not held up.
         */
        post: operations["replayWebhookDeadLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/dead-letters/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a dead letter again
         * @description Sends it again with all its attempts before it; the event keeps its id. When that fails too, there is a new dead letter.
         */
        post: operations["replayWebhookDeadLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Where it stands, with what each of its attempts met.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sends it now, whatever became of it, with all its attempts before it; the event keeps its id. Its dead letter counts as replayed. A test event is not sent again.
         */
        post: operations["retryWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an agent account
         * @description Makes a new organization with one agent and answers with its key, this once. Register only when you have no key: a second account does not see the data of the first. Whether a server registers at all is its `SIGNUP` setting; calls are limited by address.
         */
        post: operations["registerAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the key
         * @description The account that the key belongs to.
         */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account and plan limits
         * @description The organization, key, member, plan and credits behind the call.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Usage in the current minute and month
         * @description Calls against the plan's limits, and credits used this month by operation.
         */
        get: operations["getCurrentUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the server's organizations
         * @description All organizations, oldest first.
         */
        get: operations["adminListOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/organizations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an organization's plan
         * @description Takes effect with the next call of the organization, on every replica.
         */
        patch: operations["adminUpdateOrganization"];
        trace?: never;
    };
    "/api/v1/admin/organizations/{id}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant credits
         * @description Adds credits to an organization's live or test balance. A negative amount takes credits away, down to zero.
         */
        post: operations["adminGrantCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/organizations/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an organization's keys
         * @description All keys with their role, without their secrets, oldest first.
         */
        get: operations["adminListKeys"];
        put?: never;
        /**
         * Create a key
         * @description Makes a key with a role of its own for an organization's live or test data. The key is shown this once.
         */
        post: operations["adminCreateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/organizations/{id}/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description The key stops working with the next call, on every replica. Revoking it again changes nothing.
         */
        delete: operations["adminRevokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive
         * @description Answers as long as the process can answer at all; it asks no database.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can the server take requests
         * @description Answers 200 once migrations are applied and the database answers, and 503 before that and while the server stops.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AgentResponse: {
            success: components["schemas"]["Success"];
            data: {
                id: string;
                name: string;
                /** @enum {string} */
                status: "active";
                created_at: components["schemas"]["Timestamp"];
                /** @description Prepaid balance for requests that are charged in money (USD). */
                balance: string;
                key: {
                    prefix: string;
                    last4: string;
                    created_at: components["schemas"]["Timestamp"];
                    last_used_at?: components["schemas"]["Timestamp"];
                };
            };
        };
        /** @description The piece of a memory that a sentence of the answer rests on. */
        AnswerSource: {
            memoryId: components["schemas"]["MemoryId"];
            start: number;
            end: number;
            text: string;
        };
        BatchMemorizeRequest: {
            records: components["schemas"]["MemorizeRequest"][];
            /** @description Fields for every item that does not say them itself. */
            defaults?: {
                type?: components["schemas"]["EntityType"];
                collectionIds?: string[];
                collectionNames?: string[];
                tags?: components["schemas"]["Tags"];
                sessionId?: string;
                timestamp?: components["schemas"]["Timestamp"];
                metadata?: components["schemas"]["Metadata"];
                extract?: boolean;
                maxProperties?: number;
            };
        };
        BatchMemorizeResponse: {
            success: components["schemas"]["Success"];
            /** @description Id of the event that tells the progress, for `GET /api/v1/events/{id}`. */
            eventId: string;
        };
        BulkUpdateRequest: {
            updates: components["schemas"]["PropertyUpdate"][];
            /**
             * @description For each update that does not say its own.
             * @example 1
             */
            expectedVersion?: number;
            /**
             * @description For each update that does not say its own.
             * @example Call of 20 November
             */
            reason?: string;
        };
        BulkUpdateResponse: {
            success: components["schemas"]["Success"];
            data: {
                creditsCharged: number;
                updates: components["schemas"]["ChangedProperty"][];
            };
        };
        /** @description Give one of the two. */
        CancelDeletionRequest: {
            deletionId?: components["schemas"]["DeletionId"];
            recordId?: components["schemas"]["RecordId"];
        };
        CancelDeletionResponse: {
            success: components["schemas"]["Success"];
            data: {
                deletionId: string;
                recordId?: components["schemas"]["RecordId"];
                /** @description Memories. */
                restored: number;
                /** @description Memories whose very content the record has again already. */
                duplicates: number;
                /** @description Present when the rest goes in the background; `restored` counts all. */
                eventId?: string;
            };
        };
        ChangedProperty: {
            recordId: components["schemas"]["RecordId"];
            propertyName: string;
            systemName: string;
            /** @description Absent for a property that no collection defines. */
            collectionId?: string;
            /** @description The value now; absent when there is none any more. */
            value?: unknown;
            /** @description The value before; absent when there was none. */
            previousValue?: unknown;
            /** @description The version now. */
            version: number;
            /** @description False when it was so already; then nothing is written or charged. */
            changed: boolean;
        };
        Collection: {
            id: string;
            name: string;
            slug: string;
            description?: string;
            /** @description Absent when it is for entities of every type. */
            entityType?: string;
            /** @enum {string} */
            kind: "properties" | "workspace";
            properties: components["schemas"]["PropertyDefinition"][];
            version: number;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description What the version changed; in mode `diff`. */
        CollectionChanges: {
            /** @description Of the collection itself. */
            fields: components["schemas"]["FieldChange"][];
            added: components["schemas"]["PropertyDefinition"][];
            removed: components["schemas"]["PropertyDefinition"][];
            renamed: {
                systemName: string;
                from: string;
                to: string;
            }[];
            /** @description Properties whose type, options, description, mode or unit changed. */
            changed: {
                systemName: string;
                name: string;
                fields: components["schemas"]["FieldChange"][];
            }[];
            /** @description Whether properties that stayed stand in another order. */
            reordered: boolean;
        };
        CollectionHistory: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["CollectionVersion"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        CollectionList: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["Collection"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        CollectionResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["Collection"];
        };
        /** @description The version as a whole; in mode `full`. */
        CollectionSnapshot: {
            name: string;
            slug: string;
            description?: string;
            entityType?: string;
            properties: components["schemas"]["PropertyDefinition"][];
        };
        CollectionVersion: {
            version: number;
            at: components["schemas"]["Timestamp"];
            /** @description Who made it: `key:<id>`, `internal` or `operator`. */
            actor: string;
            note?: string;
            collection?: components["schemas"]["CollectionSnapshot"];
            changes?: components["schemas"]["CollectionChanges"];
        };
        /**
         * @description The text to keep, up to 200 kB; more than white space.
         * @example Prefers calls before noon.
         */
        Content: string;
        CreateCollectionRequest: {
            /**
             * @description What people call it.
             * @example Sales
             */
            name: string;
            /**
             * @description What programs call it.
             * @example sales
             */
            slug?: string;
            /**
             * @description What it is for.
             * @example What sales needs to know about a contact.
             */
            description?: string;
            entityType?: components["schemas"]["EntityType"];
            /**
             * @description A workspace also takes notes and tasks.
             * @default properties
             * @example properties
             * @enum {string}
             */
            kind: "properties" | "workspace";
            properties?: components["schemas"]["PropertyDefinitionInput"][];
        };
        CreateEntityTypeRequest: {
            name: components["schemas"]["EntityTypeName"];
            slug?: components["schemas"]["EntityTypeSlug"];
            /**
             * @description What it is a type of.
             * @example Work that we do for somebody.
             */
            description?: string;
            identityKeys?: components["schemas"]["IdentityKeyNames"];
        };
        CreateKeyRequest: {
            /** @example ci */
            name: string;
            role?: components["schemas"]["Role"];
            /**
             * @description Only these of the role's permissions; all of them when empty.
             * @example [
             *       "memory:read"
             *     ]
             */
            scopes?: ("memory:read" | "memory:write" | "collections:read" | "collections:write" | "entity-types:read" | "entity-types:write" | "events:read" | "events:write" | "webhooks:read" | "webhooks:write" | "webhooks:publish" | "account:read")[];
            /**
             * @default true
             * @example true
             */
            livemode: boolean;
            expiresAt?: components["schemas"]["Timestamp"];
        };
        CreateKeyResponse: {
            success: components["schemas"]["Success"];
            data: {
                id: string;
                name: string;
                role: components["schemas"]["Role"];
                scopes: string[];
                livemode: boolean;
                prefix: string;
                last4: string;
                createdAt: components["schemas"]["Timestamp"];
                expiresAt?: components["schemas"]["Timestamp"];
                /** @description The key, shown this once. */
                apiKey: string;
            };
        };
        CreateWebhookRequest: {
            url: components["schemas"]["WebhookUrl"];
            events: components["schemas"]["WebhookEventPatterns"];
            /**
             * @description For people.
             * @example CRM
             */
            description?: string;
            auth?: components["schemas"]["WebhookAuth"];
            guarantee?: components["schemas"]["WebhookGuarantee"];
            timeout_ms?: components["schemas"]["WebhookTimeout"];
        };
        CreateWebhookResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["Webhook"];
            ping: components["schemas"]["WebhookPing"];
            /** @description There when the test event was not answered with success, or no event of a pattern is known. */
            warning?: string;
        };
        /**
         * @description Name of an identity key of your own, such as `crmId`; given together with `customKeyValue`.
         * @example crmId
         */
        CustomKeyName: string;
        /**
         * @description Value of the identity key that `customKeyName` names.
         * @example 4711
         */
        CustomKeyValue: string;
        DeleteKeysRequest: {
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            type?: components["schemas"]["EntityType"];
            keys: components["schemas"]["IdentityKey"][];
        };
        /** @description Give `memoryIds`, or name a record. */
        DeleteMemoriesRequest: {
            memoryIds?: components["schemas"]["MemoryId"][];
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            type?: components["schemas"]["EntityType"];
            tags?: components["schemas"]["Tags"];
            since?: components["schemas"]["Timestamp"];
            until?: components["schemas"]["Timestamp"];
            /**
             * @description Only memories of this conversation.
             * @example call-4711
             */
            sessionId?: string;
        };
        DeleteRecordRequest: {
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            type?: components["schemas"]["EntityType"];
        };
        DeleteWebhookResponse: {
            success: components["schemas"]["Success"];
            data: {
                id: string;
                /** @constant */
                deleted: true;
                /** @description Deliveries that waited or were being sent. */
                waiting_deliveries: number;
                /** @description Dead letters that were not replayed. */
                dead_letters: number;
            };
        };
        DeletedCollectionResponse: {
            success: components["schemas"]["Success"];
            data: {
                id: string;
                /** @description Values that went with it. */
                values: number;
                /** @description Notes that belonged to it and stay as memories. */
                notes: number;
            };
            /** @description The event that tells of the values; absent when there were none. */
            eventId?: string;
        };
        /**
         * @description Id of a deletion.
         * @example del_01KAK7F3V7B8C9D0E1F2G3H4J5
         */
        DeletionId: string;
        DeletionResponse: {
            success: components["schemas"]["Success"];
            data: {
                /** @description Absent when there was nothing to delete. */
                deletionId?: string;
                recordId?: components["schemas"]["RecordId"];
                /** @description Memories. */
                deleted: number;
                /** @description Properties, with a record. */
                properties?: number;
                /** @description Those of `memoryIds` that there are not. */
                notFound?: string[];
                recoverableUntil?: components["schemas"]["Timestamp"];
                /** @description Present when the rest goes in the background; `deleted` counts all. */
                eventId?: string;
            };
        };
        DigestMemory: {
            id: components["schemas"]["MemoryId"];
            content: string;
            timestamp: components["schemas"]["Timestamp"];
            speaker?: string;
            /** @description What was said or set later instead of what this memory says, newest first; absent where all of it still stands. */
            supersededBy?: components["schemas"]["SupersedingValue"][];
        };
        DigestRequest: {
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            type?: components["schemas"]["EntityType"];
            /**
             * @default 1000
             * @example 500
             */
            tokenBudget: number;
            /**
             * @default true
             * @example true
             */
            includeProperties: boolean;
            /**
             * @default true
             * @example true
             */
            includeMemories: boolean;
            /**
             * @description What the reader is about to do; memories about it come first.
             * @example renewal
             */
            focus?: string;
        };
        DigestResponse: {
            success: components["schemas"]["Success"];
            /** @description Markdown. */
            digest: string;
            properties: components["schemas"]["PropertyValue"][];
            memories: components["schemas"]["DigestMemory"][];
            /** @description Tokens of `digest`; never above the budget. */
            tokenEstimate: number;
        };
        /**
         * Format: email
         * @description E-mail address as identity key; letters' case does not matter.
         * @example dana.reyes@northwind.example
         */
        Email: string;
        /**
         * @description Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise.
         * @example Contact
         */
        EntityType: string;
        EntityTypeDetails: {
            id: string;
            name: string;
            slug: string;
            description?: string;
            identityKeys: string[];
            archivedAt?: components["schemas"]["Timestamp"];
            /** @description How many records there are of it. */
            recordCount: number;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        EntityTypeList: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["EntityTypeDetails"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        /**
         * @description What `type` of a record says; letters' case counts.
         * @example Project
         */
        EntityTypeName: string;
        EntityTypeResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["EntityTypeDetails"];
        };
        /**
         * @description What programs call it; made from the name when absent.
         * @example project
         */
        EntityTypeSlug: string;
        ErrorDetail: {
            /**
             * @description Where in the request.
             * @example body.records.3.email
             */
            path: string;
            /** @example must match format "email" */
            message: string;
        };
        Event: {
            id: string;
            type: string;
            status: components["schemas"]["EventStatus"];
            progress: {
                /** @description Items that are through, failed ones included. */
                done: number;
                total: number;
                failed: number;
            };
            createdAt: components["schemas"]["Timestamp"];
            startedAt?: components["schemas"]["Timestamp"];
            finishedAt?: components["schemas"]["Timestamp"];
            /** @description A summary when it is through. */
            result?: {
                [key: string]: unknown;
            };
            /** @description Why it failed as a whole. */
            error?: string;
        };
        EventDetails: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["EventItem"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        EventItem: {
            index: number;
            /** @enum {string} */
            outcome: "pending" | "succeeded" | "failed";
            result?: {
                [key: string]: unknown;
            };
            error?: components["schemas"]["Failure"];
        };
        EventList: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["Event"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        EventResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["Event"];
        };
        /**
         * @description `queued` and `processing` go on; the others are final. `partial` means that some items failed and the rest is stored.
         * @enum {string}
         */
        EventStatus: "queued" | "processing" | "completed" | "partial" | "failed" | "cancelled";
        /** @description The piece of the content that a value rests on; offsets count UTF-16 code units. */
        Evidence: {
            start: number;
            end: number;
            text: string;
        };
        /**
         * @description The version that the property must still have; 0 when it must not exist yet.
         * @example 1
         */
        ExpectedVersion: number;
        /** @description The last line of a stream that is whole. */
        ExportEnd: {
            /** @description Records in this stream. */
            records: number;
            /** @description Memories in this stream. */
            memories: number;
        };
        /** @description One line of an export; it has one of these. */
        ExportLine: {
            record?: components["schemas"]["PortableRecord"];
            memory?: components["schemas"]["PortableMemory"];
            end?: components["schemas"]["ExportEnd"];
            /** @description The last line of a stream that failed, as a failed answer has it. */
            error?: {
                [key: string]: unknown;
            };
        };
        ExportRequest: {
            groups?: components["schemas"]["FilterGroups"];
            /**
             * @description Whether all groups have to hold, or one.
             * @default and
             * @example and
             * @enum {string}
             */
            logic: "and" | "or";
            filterByProperty?: components["schemas"]["PropertyFilter"];
            type?: components["schemas"]["EntityType"];
            /** @description The line to go on behind: `recordId`, and of a memory its `memoryId` and `timestamp` as well. */
            after?: {
                recordId: components["schemas"]["RecordId"];
                memoryId?: components["schemas"]["MemoryId"];
                timestamp?: components["schemas"]["Timestamp"];
            };
        };
        ExtractedProperty: {
            propertyName: string;
            /** @description The value that was found. */
            value: unknown;
            /** @description The value before, when this one replaced it. */
            previousValue?: unknown;
            collectionId: string;
            confidence: number;
            evidence: components["schemas"]["Evidence"];
            /** @enum {string} */
            engine: "offline" | "model";
        };
        Failure: {
            /** @constant */
            success: false;
            /** @enum {string} */
            error: "validation_error" | "authentication_error" | "payment_required" | "permission_error" | "not_found_error" | "conflict_error" | "rate_limit_error" | "server_error";
            /** @description What happened, where, and what to do. */
            message: string;
            details?: components["schemas"]["ErrorDetail"][];
        } & {
            [key: string]: unknown;
        };
        FieldChange: {
            field: string;
            /** @description A text, or the options; absent where there was nothing. */
            from?: unknown;
            /** @description A text, or the options; absent where there is nothing. */
            to?: unknown;
        };
        FilterByPropertyRequest: {
            conditions: components["schemas"]["PropertyCondition"][];
            /**
             * @default and
             * @example and
             * @enum {string}
             */
            logic: "and" | "or";
            type?: components["schemas"]["EntityType"];
            /**
             * @default 50
             * @example 20
             */
            limit: number;
            /**
             * @description The `nextCursor` of the page before.
             * @example eyJhZnRlciI6InJlY18wMUtBSzdGIn0
             */
            cursor?: string;
        };
        FilterByPropertyResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["FilteredRecord"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        /**
         * @description Groups of conditions, each joined by its own `logic`.
         * @example [
         *       {
         *         "conditions": [
         *           {
         *             "property": "Budget",
         *             "operator": "gte",
         *             "value": 50000
         *           }
         *         ]
         *       }
         *     ]
         */
        FilterGroups: components["schemas"]["PropertyFilter"][];
        FilteredRecord: {
            recordId: components["schemas"]["RecordId"];
            type: string;
            /** @description Its identity keys. */
            keys: {
                [key: string]: string;
            };
            /** @description All its properties by name. */
            properties: {
                [key: string]: unknown;
            };
        };
        GrantCreditsRequest: {
            /** @example 50000 */
            credits: number;
            /**
             * @default true
             * @example true
             */
            livemode: boolean;
            /** @example Invoice 4711 */
            reason?: string;
        };
        Health: {
            success: components["schemas"]["Success"];
            data: {
                /** @constant */
                status: "ok";
                version: string;
                uptimeSeconds: number;
            };
        };
        IdentityKey: {
            name: components["schemas"]["KeyName"];
            /**
             * @description In answers in its normal form, as records are found by it.
             * @example 4711
             */
            value: string;
        };
        /**
         * @description The identity keys that records of this type go by, for people and agents to know; it forbids no other.
         * @example [
         *       "projectId"
         *     ]
         */
        IdentityKeyNames: string[];
        ImportRequest: {
            /** @description What the lines of an export have under `record`. */
            records?: components["schemas"]["PortableRecord"][];
            /** @description What the lines of an export have under `memory`. */
            memories?: components["schemas"]["PortableMemory"][];
        };
        ImportResponse: {
            success: components["schemas"]["Success"];
            data: {
                creditsCharged: number;
                /** @description The records that the lines are about. */
                records: {
                    created: number;
                    known: number;
                };
                properties: {
                    added: number;
                    /** @description Left as they are, among them those that were removed. */
                    known: number;
                };
                memories: {
                    stored: number;
                    duplicates: number;
                };
                /** @description What was left out, and why. */
                problems: components["schemas"]["ErrorDetail"][];
            };
        };
        Key: {
            id: string;
            name: string;
            role: components["schemas"]["Role"];
            scopes: string[];
            livemode: boolean;
            prefix: string;
            last4: string;
            createdAt: components["schemas"]["Timestamp"];
            lastUsedAt?: components["schemas"]["Timestamp"];
            expiresAt?: components["schemas"]["Timestamp"];
            revokedAt?: components["schemas"]["Timestamp"];
        };
        KeyList: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["Key"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        /**
         * @description `email`, `websiteUrl`, `phoneNumber`, or the name of a key of your own.
         * @example crmId
         */
        KeyName: string;
        KeyResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["Key"];
        };
        KeysBatchResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["RecordKeys"][];
        };
        KeysResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["RecordKeys"];
        };
        KeysUpdate: {
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            type?: components["schemas"]["EntityType"];
            keys: components["schemas"]["IdentityKey"][];
            /**
             * @description Take a key over from the record that has it.
             * @default false
             * @example false
             */
            move: boolean;
        };
        ListKeysRequest: {
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            type?: components["schemas"]["EntityType"];
        };
        MeResponse: {
            success: components["schemas"]["Success"];
            data: {
                organization: {
                    id: string;
                    name: string;
                };
                key: {
                    id: string;
                    prefix: string;
                    last4: string;
                    livemode: boolean;
                };
                member: {
                    id: string;
                    name: string;
                    role: components["schemas"]["Role"];
                };
                plan: {
                    name: components["schemas"]["PlanName"];
                    maxApiCallsPerMinute: number;
                    maxApiCallsPerMonth: number;
                    features: string[];
                };
                /** @description Credits that are left. */
                credits: number;
            };
        };
        /** @description Name the record by one identity key or more. Keys that the record does not have yet are added to it. */
        MemorizeRequest: {
            content: components["schemas"]["Content"];
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            type?: components["schemas"]["EntityType"];
            /**
             * @description Extract into these collections only, instead of all that fit the record's type.
             * @example [
             *       "col_01KAK7F3V6AAAAAAAAAAAAAAAA"
             *     ]
             */
            collectionIds?: string[];
            /**
             * @description The same by name or slug.
             * @example [
             *       "Sales"
             *     ]
             */
            collectionNames?: string[];
            /**
             * @description Id of the workspace collection that this note belongs to.
             * @example col_01KAK7F3V6AAAAAAAAAAAAAAAA
             */
            actionId?: string;
            tags?: components["schemas"]["Tags"];
            /**
             * @description Who said it, in a conversation.
             * @example Dana Reyes
             */
            speaker?: string;
            /**
             * @description The conversation it belongs to; its turns are kept in order of arrival.
             * @example call-4711
             */
            sessionId?: string;
            /**
             * Format: date-time
             * @description When it was said or happened. Keeps a past date; the time of the call when absent.
             * @example 2026-11-20T15:04:05Z
             */
            timestamp?: string;
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description Whether to extract properties; true unless said otherwise.
             * @example true
             */
            extract?: boolean;
            /**
             * @description Extra instructions for the language model; refused when the server has none.
             * @example Only take amounts that the customer confirmed.
             */
            extractionPrompt?: string;
            /**
             * @description Keep at most so many properties.
             * @example 20
             */
            maxProperties?: number;
        };
        MemorizeResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["Memorized"];
        };
        Memorized: {
            creditsCharged: number;
            recordId: components["schemas"]["RecordId"];
            memories: {
                id: components["schemas"]["MemoryId"];
                content: string;
            }[];
            properties: components["schemas"]["ExtractedProperty"][];
            /** @description True when the record had this content already; nothing was stored or charged. */
            duplicate?: boolean;
        };
        Memory: {
            memoryId: components["schemas"]["MemoryId"];
            recordId: components["schemas"]["RecordId"];
            content: string;
            createdAt: components["schemas"]["Timestamp"];
            timestamp: components["schemas"]["Timestamp"];
            speaker?: string;
            sessionId?: string;
            tags: string[];
            metadata: components["schemas"]["Metadata"];
            /** @description Only with a query. */
            score?: number;
            /** @description What was said or set later instead of what this memory says, newest first; absent where all of it still stands. */
            supersededBy?: components["schemas"]["SupersedingValue"][];
        };
        /** @example mem_01KAK7F3V7B8C9D0E1F2G3H4J5 */
        MemoryId: string;
        MergeRecordsRequest: {
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            type?: components["schemas"]["EntityType"];
            /** @description The record that goes up in the other one, by one identity key or more. */
            from: {
                recordId?: components["schemas"]["RecordId"];
                email?: components["schemas"]["Email"];
                websiteUrl?: components["schemas"]["WebsiteUrl"];
                phoneNumber?: components["schemas"]["PhoneNumber"];
                customKeyName?: components["schemas"]["CustomKeyName"];
                customKeyValue?: components["schemas"]["CustomKeyValue"];
                type?: components["schemas"]["EntityType"];
            };
        };
        MergeRecordsResponse: {
            success: components["schemas"]["Success"];
            data: {
                recordId: components["schemas"]["RecordId"];
                mergedRecordId: components["schemas"]["RecordId"];
                keys: number;
                memories: number;
                /** @description Of `from`, whether they stand now or are in the history. */
                properties: number;
                /** @description Memories of `from` whose very content the other record had already. */
                duplicates: number;
            };
        };
        /**
         * @description Any JSON object up to 8 kB, given back unchanged.
         * @example {
         *       "source": "call-4711"
         *     }
         */
        Metadata: {
            [key: string]: unknown;
        };
        NewWebhookEvent: {
            /**
             * @description `evt_` and a ULID, of your own: the same id is sent once. Made here when absent.
             * @example evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
             */
            id?: string;
            type: components["schemas"]["WebhookEventType"];
            /**
             * @description What the event is about; `data.object` on the wire.
             * @example {
             *       "id": "ord_4711",
             *       "amount_cents": 1250,
             *       "currency": "EUR"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            /**
             * @description What of it was different before, where receivers need that.
             * @example {
             *       "status": "open"
             *     }
             */
            previous_attributes?: {
                [key: string]: unknown;
            };
        };
        Organization: {
            id: string;
            name: string;
            plan: components["schemas"]["PlanName"];
            createdAt: components["schemas"]["Timestamp"];
            credits: {
                live: number;
                test: number;
            };
        };
        OrganizationList: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["Organization"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        OrganizationResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["Organization"];
        };
        PaymentFailure: {
            /** @constant */
            success: false;
            /** @constant */
            error: "payment_required";
            message: string;
            /** @description Credits that the call needs. */
            required: number;
            /** @description Credits that are left. */
            balance: number;
        };
        /**
         * @description Phone number as identity key; only its digits and a leading plus count.
         * @example +44 20 7946 0123
         */
        PhoneNumber: string;
        /**
         * @example pro
         * @enum {string}
         */
        PlanName: "free" | "pro" | "scale" | "unlimited";
        /** @description One change of a property. */
        PortableChange: {
            version: number;
            /** @description The value before; absent where there was none. */
            from?: unknown;
            /** @description The value after; absent where the property was removed. */
            to?: unknown;
            confidence: number;
            source: string;
            /** @description Who made the change. */
            actor: string;
            /** @description What the change rests on. */
            evidence?: unknown;
            at: components["schemas"]["Timestamp"];
        };
        PortableKey: {
            /**
             * @description `email`, `websiteUrl`, `phoneNumber` or a name of your own.
             * @example email
             */
            name: string;
            /** @example dana.reyes@northwind.example */
            value: string;
        };
        /**
         * @description All identity keys of the record.
         * @example [
         *       {
         *         "name": "email",
         *         "value": "dana.reyes@northwind.example"
         *       }
         *     ]
         */
        PortableKeys: components["schemas"]["PortableKey"][];
        /** @description A memory with the record that it belongs to. An export gives all fields that have a value. */
        PortableMemory: {
            recordId?: components["schemas"]["RecordId"];
            type?: components["schemas"]["EntityType"];
            keys?: components["schemas"]["PortableKeys"];
            memoryId?: components["schemas"]["MemoryId"];
            /**
             * @description The text to keep. One of white space alone is left out, and named in `problems`.
             * @example Prefers calls before noon.
             */
            content: string;
            speaker?: string;
            sessionId?: string;
            /** @description Slug of the workspace collection that the note belongs to. */
            workspace?: string;
            tags?: components["schemas"]["Tags"];
            metadata?: components["schemas"]["Metadata"];
            timestamp?: components["schemas"]["Timestamp"];
            createdAt?: components["schemas"]["Timestamp"];
        };
        /** @description A property with its history. One that was removed has a history and no value. */
        PortableProperty: {
            propertyName: string;
            /** @description Lower-case letters and digits, joined by underscores. */
            systemName: string;
            /** @description Slug of the collection that defines it. */
            collection?: string;
            /** @enum {string} */
            type?: "text" | "number" | "boolean" | "date" | "options" | "array" | "object";
            /** @description The current value. */
            value?: unknown;
            /** @description That of the last change, where there is a history; left out, it is that. */
            version?: number;
            confidence?: number;
            /** @description `memory:<id>` of the memory it was extracted from, or `caller`. */
            source?: string;
            asOf?: components["schemas"]["Timestamp"];
            updatedAt?: components["schemas"]["Timestamp"];
            /** @description An import of a value with an empty history begins one. */
            history: components["schemas"]["PortableChange"][];
        };
        /** @description A record with all that is known of it. An export gives all fields that have a value. */
        PortableRecord: {
            recordId?: components["schemas"]["RecordId"];
            type?: components["schemas"]["EntityType"];
            keys?: components["schemas"]["PortableKeys"];
            properties?: components["schemas"]["PortableProperty"][];
            createdAt?: components["schemas"]["Timestamp"];
        };
        PropertiesRequest: {
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            type?: components["schemas"]["EntityType"];
            /**
             * @description Only these, by name or system name.
             * @example [
             *       "Budget"
             *     ]
             */
            propertyNames?: string[];
        };
        PropertiesResponse: {
            success: components["schemas"]["Success"];
            data: {
                recordId: components["schemas"]["RecordId"];
                type: string;
                properties: components["schemas"]["PropertyValue"][];
            };
        };
        PropertyChange: {
            propertyName: string;
            systemName: string;
            /** @description Absent for a property that no collection defines. */
            collectionId?: string;
            /** @description The version that the change gave the property. */
            version: number;
            /** @description The value before; null when there was none. */
            from: unknown;
            /** @description The value after; null when the property was removed. */
            to: unknown;
            /** @description `key:<id>` of the key that was used, or `internal`. */
            actor: string;
            reason?: string;
            /** @description The version of the change that this one undid. */
            undoes?: number;
            /** @description `memory:<id>` of the memory it was extracted from, or `caller`. */
            source: string;
            confidence: number;
            evidence?: components["schemas"]["Evidence"];
            at: components["schemas"]["Timestamp"];
        };
        /**
         * @example {
         *       "property": "Budget",
         *       "operator": "gte",
         *       "value": 50000
         *     }
         */
        PropertyCondition: {
            /**
             * @description Name or system name of a property.
             * @example Budget
             */
            property: string;
            /**
             * @description `in`, `notIn` and `between` take an array; `exists` and `notExists` take no value; `before` and `after` take a date; `gt`, `gte`, `lt`, `lte` and `between` take numbers or dates; `notEquals`, `notIn` and `notContains` hold for records without the property as well.
             * @example gte
             * @enum {string}
             */
            operator: "equals" | "notEquals" | "in" | "notIn" | "contains" | "notContains" | "startsWith" | "gt" | "gte" | "lt" | "lte" | "between" | "exists" | "notExists" | "before" | "after";
            /**
             * @description What to compare with.
             * @example 50000
             */
            value?: unknown;
        };
        PropertyDefinition: {
            name: string;
            systemName: string;
            type: components["schemas"]["PropertyType"];
            options?: components["schemas"]["PropertyOptions"];
            description?: string;
            /** @enum {string} */
            mode: "replace" | "append";
            unit?: string;
        };
        /** @description A property that is there, with what changes of it, or a new one, which needs a name and a type. What is not given stays; `null` takes it away. */
        PropertyDefinitionChange: {
            /** @example Annual budget */
            name?: string;
            /**
             * @description Which property it is; it stays for good.
             * @example budget
             */
            systemName?: string;
            type?: components["schemas"]["PropertyType"];
            options?: components["schemas"]["PropertyOptions"];
            /** @example What they can spend in a year. */
            description?: string | null;
            /**
             * @example replace
             * @enum {string}
             */
            mode?: "replace" | "append";
            /** @example USD */
            unit?: string | null;
        };
        PropertyDefinitionInput: {
            /** @example Budget */
            name: string;
            /** @example budget */
            systemName?: string;
            type: components["schemas"]["PropertyType"];
            options?: components["schemas"]["PropertyOptions"];
            /**
             * @description What the property means; extraction reads it.
             * @example What they can spend.
             */
            description?: string;
            /**
             * @description Whether a new value replaces the old one or is added to a list.
             * @default replace
             * @example replace
             * @enum {string}
             */
            mode: "replace" | "append";
            /** @example USD */
            unit?: string;
        };
        /**
         * @description A filter on property values; it is answered from an index and costs nothing.
         * @example {
         *       "conditions": [
         *         {
         *           "property": "Budget",
         *           "operator": "gte",
         *           "value": 50000
         *         }
         *       ]
         *     }
         */
        PropertyFilter: {
            /**
             * @description Whether all conditions have to hold, or one.
             * @default and
             * @enum {string}
             */
            logic: "and" | "or";
            conditions: components["schemas"]["PropertyCondition"][];
        };
        PropertyHistoryRequest: {
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            type?: components["schemas"]["EntityType"];
            /**
             * @description Only this property; all of them when absent.
             * @example Budget
             */
            propertyName?: string;
            /**
             * Format: date-time
             * @description Also tell the values as they were at this moment, and only changes up to it.
             * @example 2026-11-20T15:04:05Z
             */
            at?: string;
            /**
             * @default 50
             * @example 20
             */
            limit: number;
            /**
             * @description The `nextCursor` of the page before.
             * @example eyJhZnRlciI6eyJ2ZXJzaW9uIjoyfX0
             */
            cursor?: string;
        };
        PropertyHistoryResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["PropertyChange"][];
            /** @description Only with `at`, the values that properties had then. */
            valuesAt?: {
                propertyName: string;
                systemName: string;
                collectionId?: string;
                /** @description The value then. */
                value: unknown;
                version: number;
            }[];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        /**
         * @description Name or system name of the property. `[Tasks]` and `[Issues]` are the lists of a workspace.
         * @example Budget
         */
        PropertyName: string;
        /**
         * @description `set` takes the value as it is. `push` adds to a list; a list as value adds each of its elements. `remove` takes elements out of a list (by value, or by `id`) or members out of an object (by name); without a value it removes the property. `increment` adds to a number. `patch` merges into an object (JSON Merge Patch), or into the items of a list that have the same `id`.
         * @default set
         * @example increment
         * @enum {string}
         */
        PropertyOperation: "set" | "push" | "remove" | "increment" | "patch";
        /**
         * @description The values that a property of type `options` may have.
         * @example [
         *       "Discovery",
         *       "Negotiation",
         *       "Won",
         *       "Lost"
         *     ]
         */
        PropertyOptions: string[];
        /**
         * @example number
         * @enum {string}
         */
        PropertyType: "text" | "number" | "boolean" | "date" | "options" | "array" | "object";
        PropertyUpdate: {
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            type?: components["schemas"]["EntityType"];
            propertyName: components["schemas"]["PropertyName"];
            /**
             * @description The collection whose property is meant, where several have one of that name; for `[Tasks]` and `[Issues]` the workspace.
             * @example col_01KAK7F3V6AAAAAAAAAAAAAAAA
             */
            collectionId?: string;
            operation?: components["schemas"]["PropertyOperation"];
            /**
             * @description What to set, push, remove, add or merge; at most 200 elements at once but for `set`. `push` and `patch` make no value larger than 256 kB.
             * @example 10000
             */
            value?: unknown;
            /**
             * @description Push only what the list does not have yet.
             * @default false
             * @example true
             */
            unique: boolean;
            expectedVersion?: components["schemas"]["ExpectedVersion"];
            reason?: components["schemas"]["Reason"];
        };
        PropertyValue: {
            propertyName: string;
            systemName: string;
            /** @description The current value. */
            value: unknown;
            /** @enum {string} */
            type: "text" | "number" | "boolean" | "date" | "options" | "array" | "object";
            /** @description Absent for a property that no collection defines. */
            collectionId?: string;
            collectionName?: string;
            description?: string;
            unit?: string;
            version: number;
            updatedAt: components["schemas"]["Timestamp"];
            /** @description `memory:<id>` of the memory it was extracted from, or `caller`. */
            source: string;
            confidence: number;
        };
        PublishWebhookEventsRequest: {
            events: components["schemas"]["NewWebhookEvent"][];
        };
        PublishWebhookEventsResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["PublishedWebhookEvent"][];
        };
        PublishedWebhookEvent: {
            id: string;
            /** @description It was published before; nothing of it is sent again. */
            duplicate: boolean;
            /** @description How many subscriptions want it. */
            deliveries: number;
        };
        PurgeWebhookDeadLettersResponse: {
            success: components["schemas"]["Success"];
            data: {
                purged: number;
            };
        };
        QueryPropertiesRequest: {
            /**
             * @description The question.
             * @example contacts in Berlin with budget over 50k
             */
            query: string;
            type?: components["schemas"]["EntityType"];
            /**
             * @default 50
             * @example 20
             */
            limit: number;
            /**
             * @description The `nextCursor` of the page before, with the same question.
             * @example eyJhZnRlciI6InJlY18wMUtBSzdGIn0
             */
            cursor?: string;
        };
        QueryPropertiesResponse: {
            success: components["schemas"]["Success"];
            filter?: components["schemas"]["PropertyFilter"];
            /** @description The record type that was asked for or named. */
            type?: string;
            read: components["schemas"]["ReadPiece"][];
            /** @description Words that tell something and gave no condition. */
            unread: string[];
            /** @description Why there is no filter, and what to do. */
            reason?: string;
            data: components["schemas"]["FilteredRecord"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        RateLimitFailure: {
            /** @constant */
            success: false;
            /** @constant */
            error: "rate_limit_error";
            message: string;
            /** @description Seconds to wait before the next call. */
            retryAfterSeconds: number;
            /** @description Calls that the window allows. */
            limit: number;
            /** @enum {string} */
            window: "minute" | "month" | "address";
        };
        ReadPiece: {
            /** @description Words of the message. */
            text: string;
            /** @description The property of the condition that they gave. */
            property: string;
        };
        Readiness: {
            success: components["schemas"]["Success"];
            data: {
                /** @constant */
                status: "ready";
                /** @enum {string} */
                database: "embedded" | "postgresql";
            };
        };
        /**
         * @description Why, for the history.
         * @example They asked for two more seats
         */
        Reason: string;
        /**
         * @description Records that the message is about. Those that nobody has are listed in `unknownIdentifiers`.
         * @example {
         *       "emails": [
         *         "dana.reyes@northwind.example"
         *       ]
         *     }
         */
        RecallIdentifiers: {
            emails?: components["schemas"]["Email"][];
            websiteUrls?: components["schemas"]["WebsiteUrl"][];
            recordIds?: components["schemas"]["RecordId"][];
        };
        RecallRequest: {
            /** @example contract */
            query?: string;
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            type?: components["schemas"]["EntityType"];
            /**
             * @default 50
             * @example 20
             */
            limit: number;
            /**
             * @description The `nextCursor` of the page before.
             * @example eyJhZnRlciI6Im1lbV8wMUtBSzdGIn0
             */
            cursor?: string;
            since?: components["schemas"]["Timestamp"];
            until?: components["schemas"]["Timestamp"];
            tags?: components["schemas"]["Tags"];
            filterByProperty?: components["schemas"]["PropertyFilter"];
        };
        RecallResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["Memory"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
            warnings?: components["schemas"]["Warnings"];
        };
        RecalledMemory: {
            content: string;
            score: number;
            recordId: components["schemas"]["RecordId"];
            /** @description The record's properties by name. */
            properties: {
                [key: string]: unknown;
            };
            memoryId: components["schemas"]["MemoryId"];
            createdAt: components["schemas"]["Timestamp"];
            timestamp: components["schemas"]["Timestamp"];
            speaker?: string;
            sessionId?: string;
            tags: string[];
            metadata: components["schemas"]["Metadata"];
            /** @description Words of the query that the memory matches. */
            matched?: string[];
            /** @description What was said or set later instead of what this memory says, newest first; absent where all of it still stands. */
            supersededBy?: components["schemas"]["SupersedingValue"][];
        };
        /**
         * @description Id of a record (one person, company or other entity).
         * @example rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
         */
        RecordId: string;
        RecordKeys: {
            recordId: components["schemas"]["RecordId"];
            type: string;
            keys: components["schemas"]["IdentityKey"][];
        };
        RegisterAgentRequest: {
            /**
             * @description What the agent is called, 1 to 100 characters.
             * @example research-agent
             */
            name: string;
        };
        RegisterAgentResponse: {
            success: components["schemas"]["Success"];
            data: {
                agent: {
                    id: string;
                    name: string;
                    /** @description The key, shown this once. */
                    api_key: string;
                    created_at: components["schemas"]["Timestamp"];
                    organization_id: string;
                };
            };
        };
        /** @description A filter; empty it takes all. */
        ReplayWebhookDeadLettersRequest: {
            /**
             * @description Only those of this subscription.
             * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
             */
            subscription_id?: string;
            event_type?: components["schemas"]["WebhookEventType"];
            reason?: components["schemas"]["WebhookDeadLetterReason"];
            since?: components["schemas"]["Timestamp"];
            until?: components["schemas"]["Timestamp"];
        };
        ReplayWebhookDeadLettersResponse: {
            success: components["schemas"]["Success"];
            data: {
                replayed: number;
                more: boolean;
            };
        };
        /**
         * @example member
         * @enum {string}
         */
        Role: "owner" | "admin" | "member" | "viewer";
        RotateWebhookRequest: {
            /**
             * @description How long both secrets sign; 24 unless said.
             * @example 48
             */
            grace_hours?: number;
        };
        SearchRequest: {
            /**
             * @description What the memories of the records are about. Costs as much as a recall.
             * @example renewal
             */
            query?: string;
            groups?: components["schemas"]["FilterGroups"];
            /**
             * @description Whether all groups have to hold, or one.
             * @default and
             * @example and
             * @enum {string}
             */
            logic: "and" | "or";
            filterByProperty?: components["schemas"]["PropertyFilter"];
            type?: components["schemas"]["EntityType"];
            /**
             * @description Which page, from 1, in place of `cursor`. Records that are added with ids of their own may move a page; a cursor is not moved.
             * @example 1
             */
            page?: number;
            /**
             * @description Records of a page.
             * @default 50
             * @example 20
             */
            pageSize: number;
            /**
             * @description The `nextCursor` of the page before.
             * @example eyJhZnRlciI6InJlY18wMUtBSzdGIn0
             */
            cursor?: string;
            /**
             * @description Whether each record comes with its keys and properties, or with its id and type alone.
             * @default true
             * @example true
             */
            returnRecords: boolean;
            /**
             * @description Add to each record its 5 newest memories; with `query` the best 5 that were found.
             * @default false
             * @example false
             */
            includeMemories: boolean;
            /**
             * @description Give `total` and no records.
             * @default false
             * @example false
             */
            countOnly: boolean;
        };
        SearchResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["SearchedRecord"][];
            /** @description How many records there are in all; with `query` how many were found. Absent behind a cursor, whose first page has told it. */
            total?: number;
            /** @description Absent on the last page, and where `page` was given. */
            nextCursor?: string;
            warnings?: components["schemas"]["Warnings"];
        };
        SearchedRecord: {
            recordId: components["schemas"]["RecordId"];
            type: string;
            /** @description Of its best memory; only with a query. */
            score?: number;
            /** @description Its identity keys. */
            keys?: {
                [key: string]: string;
            };
            /** @description All its properties by name. */
            properties?: {
                [key: string]: unknown;
            };
            memories?: components["schemas"]["Memory"][];
        };
        /** @description Either `text`, or one identity key or more of the record that others are compared with. */
        SegmentRequest: {
            /**
             * @description What to compare with instead of a record.
             * @example asks for a discount before the renewal
             */
            text?: string;
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /**
             * @description With a text, only records of this type; with a key, the type of the record that has it.
             * @example Contact
             */
            type?: string;
            filterByProperty?: components["schemas"]["PropertyFilter"];
            /**
             * @description Most records listed in each segment.
             * @default 10
             * @example 5
             */
            limit: number;
        };
        SegmentResponse: {
            success: components["schemas"]["Success"];
            data: {
                /** @description Records of that type in all, alike or not. */
                total: number;
                /** @description One for each tier. */
                segments: {
                    tier: components["schemas"]["Tier"];
                    count: number;
                    records: components["schemas"]["SimilarRecord"][];
                }[];
            };
        };
        SimilarRecord: {
            recordId: components["schemas"]["RecordId"];
            type: string;
            /** @description Its identity keys. */
            keys: {
                [key: string]: string;
            };
            /** @description How alike. */
            score: number;
            tier: components["schemas"]["Tier"];
            /** @description Words of the seed that its memories have in some form, the most telling ones first. */
            sharedWords: string[];
            /** @description Values that are equal or near, the most telling ones first. */
            sharedProperties: {
                propertyName: string;
                systemName: string;
                /** @description Absent for a property that no collection defines. */
                collectionId?: string;
                /** @description What it has. */
                value: unknown;
                /** @description What the seed has. */
                seedValue: unknown;
            }[];
        };
        /** @description Either `text`, or one identity key or more of the record that others are compared with. */
        SimilarRequest: {
            /**
             * @description What to compare with instead of a record.
             * @example asks for a discount before the renewal
             */
            text?: string;
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /**
             * @description With a text, only records of this type; with a key, the type of the record that has it.
             * @example Contact
             */
            type?: string;
            filterByProperty?: components["schemas"]["PropertyFilter"];
            /**
             * @description Most records listed.
             * @default 10
             * @example 5
             */
            limit: number;
        };
        SimilarResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["SimilarRecord"][];
        };
        SmartRecallRequest: {
            /**
             * @description The question or topic. Required unless `filterByProperty` is given.
             * @example When will they decide?
             */
            query?: string;
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            type?: components["schemas"]["EntityType"];
            /**
             * @default 10
             * @example 5
             */
            limit: number;
            /**
             * @description `deep` looks a second time with the names that the first results bring up.
             * @default fast
             * @example fast
             * @enum {string}
             */
            mode: "fast" | "deep";
            /**
             * @description Add `answer`, `confidence` and `sources`.
             * @default false
             * @example true
             */
            generateAnswer: boolean;
            /**
             * @description Leave out results below this score.
             * @example 0.2
             */
            minScore?: number;
            since?: components["schemas"]["Timestamp"];
            until?: components["schemas"]["Timestamp"];
            tags?: components["schemas"]["Tags"];
            filterByProperty?: components["schemas"]["PropertyFilter"];
            /**
             * @description Only the best result of each record.
             * @default false
             * @example false
             */
            groupByRecord: boolean;
        };
        SmartRecallResponse: {
            success: components["schemas"]["Success"];
            results: components["schemas"]["RecalledMemory"][];
            /** @description Absent when nothing relevant is stored. Where it rests on what was contradicted since, it ends with `(changed later: …)`. */
            answer?: string;
            confidence?: number;
            sources?: components["schemas"]["AnswerSource"][];
            warnings?: components["schemas"]["Warnings"];
        };
        /**
         * @description Always true here; a failure has `success` false, `error` and `message`.
         * @constant
         */
        Success: true;
        SupersedingValue: {
            propertyName: string;
            /** @description What the recalled memory says. */
            said: unknown;
            /** @description What holds or held after it. */
            value: unknown;
            /** @description The memory that says so; absent where a caller has set the value. */
            memoryId?: string;
            timestamp: components["schemas"]["Timestamp"];
        };
        /**
         * @description Labels; a filter on tags asks for all of them.
         * @example [
         *       "sales",
         *       "q4"
         *     ]
         */
        Tags: string[];
        /**
         * @description By `score`: from 0.7, from 0.35, from 0.2.
         * @enum {string}
         */
        Tier: "very_similar" | "similar" | "somewhat_similar";
        /**
         * Format: date-time
         * @description A moment, ISO 8601.
         * @example 2026-11-20T15:04:05Z
         */
        Timestamp: string;
        UndoChangeRequest: {
            recordId?: components["schemas"]["RecordId"];
            email?: components["schemas"]["Email"];
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            customKeyName?: components["schemas"]["CustomKeyName"];
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            type?: components["schemas"]["EntityType"];
            propertyName: components["schemas"]["PropertyName"];
            /**
             * @description The collection whose property is meant, where several have one of that name.
             * @example col_01KAK7F3V6AAAAAAAAAAAAAAAA
             */
            collectionId?: string;
            /**
             * @description The change to undo; the last one when absent.
             * @example 2
             */
            version?: number;
            reason?: components["schemas"]["Reason"];
        };
        UnifiedRecallRequest: {
            /**
             * @description The message, as somebody wrote it.
             * @example contacts in Berlin with budget over 50k
             */
            message: string;
            identifiers?: components["schemas"]["RecallIdentifiers"];
            /**
             * @description The conversation that the message is part of: without identifiers, "he" or "their" means the records that its memories are about.
             * @example call-4711
             */
            sessionId?: string;
            /**
             * @description `text` is ready for a prompt, numbered in the order of `sources`.
             * @default structured
             * @example text
             * @enum {string}
             */
            outputFormat: "text" | "structured";
            /**
             * @description Most records or memories.
             * @default 10
             * @example 5
             */
            limit: number;
            /**
             * @description Most tokens of `text` and of a digest.
             * @default 1000
             * @example 500
             */
            tokenBudget: number;
        };
        UnifiedRecallResponse: {
            success: components["schemas"]["Success"];
            /** @enum {string} */
            strategy: "filter" | "recall" | "digest";
            /** @description Why this one. */
            why: string;
            creditsCharged: number;
            filter?: components["schemas"]["PropertyFilter"];
            /** @description The record type that the message names. */
            type?: string;
            read: components["schemas"]["ReadPiece"][];
            /** @description Words that tell something and gave no condition. */
            unread: string[];
            /** @description Identifiers that no record has. */
            unknownIdentifiers?: string[];
            warnings?: components["schemas"]["Warnings"];
            /** @description With the strategy `filter`. */
            records?: components["schemas"]["FilteredRecord"][];
            /** @description With the strategy `recall`. */
            results?: components["schemas"]["RecalledMemory"][];
            /** @description With the strategy `digest`. */
            digest?: string;
            properties?: components["schemas"]["PropertyValue"][];
            memories?: components["schemas"]["DigestMemory"][];
            /** @description With `outputFormat` `text`. */
            text?: string;
            /** @description What `text` rests on. */
            sources?: {
                /** @description Absent where a record's properties are the source. */
                memoryId?: string;
                recordId: components["schemas"]["RecordId"];
            }[];
        };
        UpdateCollectionRequest: {
            /**
             * @description What people call it.
             * @example Sales
             */
            name?: string;
            /**
             * @description What programs call it.
             * @example sales
             */
            slug?: string;
            /**
             * @description What it is for.
             * @example What sales needs to know about a contact.
             */
            description?: string | null;
            /**
             * @description The type of entity that it is for; `null` makes it for all.
             * @example Contact
             */
            entityType?: components["schemas"]["EntityType"] | null;
            properties?: components["schemas"]["PropertyDefinitionChange"][];
            /**
             * @description What becomes of the values of properties that `properties` leaves out; needed as soon as it leaves one out. Kept values stay readable and can be filtered by; a property with the same system name has them again.
             * @example keep
             * @enum {string}
             */
            removedValues?: "keep" | "delete";
            /**
             * @description Refuse with 409 unless the collection is at this version.
             * @example 1
             */
            expectedVersion?: number;
            /**
             * @description Why; the history keeps it.
             * @example Budgets are by the year now.
             */
            note?: string;
        };
        UpdateCollectionResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["Collection"];
            /** @description The event that tells what became of values; absent when there were none to change. */
            eventId?: string;
        };
        UpdateEntityTypeRequest: {
            name?: components["schemas"]["EntityTypeName"];
            slug?: components["schemas"]["EntityTypeSlug"];
            /**
             * @description What it is a type of; `null` takes it away.
             * @example Something that may be sold.
             */
            description?: string | null;
            identityKeys?: components["schemas"]["IdentityKeyNames"];
        };
        UpdateKeysBatchRequest: {
            updates: components["schemas"]["KeysUpdate"][];
        };
        UpdateOrganizationRequest: {
            plan: components["schemas"]["PlanName"];
        };
        UpdatePropertyResponse: {
            success: components["schemas"]["Success"];
            data: {
                creditsCharged: number;
                recordId: components["schemas"]["RecordId"];
                propertyName: string;
                systemName: string;
                /** @description Absent for a property that no collection defines. */
                collectionId?: string;
                /** @description The value now; absent when there is none any more. */
                value?: unknown;
                /** @description The value before; absent when there was none. */
                previousValue?: unknown;
                /** @description The version now. */
                version: number;
                /** @description False when it was so already; then nothing is written or charged. */
                changed: boolean;
            };
        };
        UpdateWebhookRequest: {
            url?: components["schemas"]["WebhookUrl"];
            events?: components["schemas"]["WebhookEventPatterns"];
            /**
             * @description For people.
             * @example CRM
             */
            description?: string;
            auth?: components["schemas"]["WebhookAuth"];
            guarantee?: components["schemas"]["WebhookGuarantee"];
            timeout_ms?: components["schemas"]["WebhookTimeout"];
            /**
             * @description The version that this change is about; another one is refused.
             * @example 1
             */
            expected_version?: number;
        };
        UpsertRecord: {
            /** @description One identity key or more. */
            key: {
                recordId?: components["schemas"]["RecordId"];
                email?: components["schemas"]["Email"];
                websiteUrl?: components["schemas"]["WebsiteUrl"];
                phoneNumber?: components["schemas"]["PhoneNumber"];
                customKeyName?: components["schemas"]["CustomKeyName"];
                customKeyValue?: components["schemas"]["CustomKeyValue"];
            };
            type?: components["schemas"]["EntityType"];
            /**
             * @description Values by property name or system name.
             * @example {
             *       "Budget": 150000
             *     }
             */
            properties: {
                [key: string]: unknown;
            };
        };
        UpsertRequest: {
            records: components["schemas"]["UpsertRecord"][];
        };
        UpsertResponse: {
            success: components["schemas"]["Success"];
            data: {
                creditsCharged: number;
                records: {
                    recordId: components["schemas"]["RecordId"];
                    created: boolean;
                    propertiesChanged: number;
                }[];
            };
        };
        UsageResponse: {
            success: components["schemas"]["Success"];
            data: {
                plan: components["schemas"]["PlanName"];
                minute: components["schemas"]["UsageWindow"];
                month: components["schemas"]["UsageWindow"];
                credits: {
                    available: number;
                    /** @description Reserved by calls that are still running. */
                    held: number;
                    usedThisMonth: number;
                    byOperation: {
                        operation: string;
                        calls: number;
                        credits: number;
                    }[];
                };
            };
        };
        UsageWindow: {
            calls: number;
            limit: number;
            resetsAt: components["schemas"]["Timestamp"];
        };
        /** @description Something that makes an answer less than it could have been. */
        Warning: {
            /**
             * @description `meaning_unavailable`: the embedding model gave no answer, so that words alone were searched.
             * @enum {string}
             */
            code: "meaning_unavailable";
            /** @description What is missing, and what to do. */
            message: string;
        };
        /** @description Why this answer is less than it could have been; absent where it is not. */
        Warnings: components["schemas"]["Warning"][];
        Webhook: {
            id: string;
            /** @description The organization. */
            account_id: string;
            livemode: boolean;
            url: string;
            description: string | null;
            events: string[];
            /** @description Of the payloads that it gets; fixed when it is made. */
            api_version: string;
            guarantee: components["schemas"]["WebhookGuarantee"];
            timeout_ms: number;
            auth: {
                type: components["schemas"]["WebhookAuthType"];
            };
            /** @description Masked except in the answers that make it. */
            secret_current: string;
            /** @description Masked; there while it signs. */
            secret_previous: string | null;
            rotation: components["schemas"]["WebhookRotation"];
            circuit_state: components["schemas"]["WebhookCircuitState"];
            /** @description Attempts that failed since the last that succeeded. */
            failure_count: number;
            last_failure: components["schemas"]["WebhookFailure"] | null;
            /** Format: date-time */
            disabled_at: string | null;
            disabled_reason: components["schemas"]["WebhookDisabledReason"] | null;
            version: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        WebhookAlert: {
            /** @description One of the metrics, or `dead_letter_queue`: more than 1,000 dead letters. */
            metric: string;
            priority: number;
            value: number;
            threshold: number;
            /** @description What is wrong, and what to do. */
            message: string;
            raised_at: components["schemas"]["Timestamp"];
        };
        WebhookAttempt: {
            number: number;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            outcome: "succeeded" | "failed";
            response_code: number | null;
            error: string | null;
            duration_ms: number;
        };
        /**
         * @description What is sent beside the signature. It is stored encrypted and never shown.
         * @example {
         *       "type": "hmac"
         *     }
         */
        WebhookAuth: {
            type: components["schemas"]["WebhookAuthType"];
            /** @description For `bearer`, goes into the header `Authorization`. */
            token?: string;
            /** @description For `mtls`: the client certificate, PEM. */
            certificate?: string;
            /** @description For `mtls`: its key, PEM, unencrypted. */
            private_key?: string;
            /** @description For `mtls`: the authority of the receiver, PEM, in place of the public ones. */
            ca_certificate?: string;
        };
        /**
         * @description The signature is always there; `bearer` adds a token, `mtls` a client certificate.
         * @example hmac
         * @enum {string}
         */
        WebhookAuthType: "hmac" | "bearer" | "mtls";
        WebhookBound: {
            /** @enum {string} */
            is: "above" | "below";
            than: number;
        };
        /**
         * @description `open` sends nothing for a while after failures; `half_open` sends test events to see.
         * @enum {string}
         */
        WebhookCircuitState: "closed" | "open" | "half_open";
        WebhookDeadLetter: {
            id: string;
            delivery_id: string;
            subscription_id: string;
            event_id: string;
            event_type: string;
            reason: components["schemas"]["WebhookDeadLetterReason"];
            attempts: number;
            response_code: number | null;
            error: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            replayed_at: string | null;
        };
        /** @description One line of an export, a dead letter with its event, or the last one. */
        WebhookDeadLetterLine: {
            dead_letter?: components["schemas"]["WebhookDeadLetter"];
            event?: components["schemas"]["WebhookEvent"];
            /** @description The last line of a stream that is whole. */
            end?: {
                /** @description Dead letters in this stream. */
                dead_letters: number;
            };
            /** @description The last line of a stream that failed, as a failed answer has it. */
            error?: {
                [key: string]: unknown;
            };
        };
        WebhookDeadLetterList: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["WebhookDeadLetter"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        /**
         * @description `attempts_exhausted`: the tenth attempt failed; `rejected`: an answer that another attempt would not change; `blocked`: the address may not be called; `gone`: the receiver answered 410; `circuit_open`: its circuit was open for 72 hours; `subscription_disabled`: it waited for 35 days while its owner had disabled the subscription.
         * @enum {string}
         */
        WebhookDeadLetterReason: "attempts_exhausted" | "rejected" | "blocked" | "gone" | "circuit_open" | "subscription_disabled";
        WebhookDeadLetterResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["WebhookDeadLetter"];
        };
        WebhookDelivery: {
            id: string;
            event_id: string;
            event_type: string;
            subscription_id: string;
            status: components["schemas"]["WebhookDeliveryStatus"];
            attempts: number;
            /** Format: date-time */
            next_retry_at: string | null;
            /** @description Of the latest attempt. */
            response_code: number | null;
            /** @description Of the latest attempt, at most 1 KB. */
            response_body_preview: string | null;
            /** @description Why the latest attempt failed. */
            error: string | null;
            /** @description Of the latest attempt. */
            duration_ms: number | null;
            created_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            finished_at: string | null;
        };
        WebhookDeliveryDetail: {
            id: string;
            event_id: string;
            event_type: string;
            subscription_id: string;
            status: components["schemas"]["WebhookDeliveryStatus"];
            attempts: number;
            /** Format: date-time */
            next_retry_at: string | null;
            /** @description Of the latest attempt. */
            response_code: number | null;
            /** @description Of the latest attempt, at most 1 KB. */
            response_body_preview: string | null;
            /** @description Why the latest attempt failed. */
            error: string | null;
            /** @description Of the latest attempt. */
            duration_ms: number | null;
            created_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            finished_at: string | null;
            /** @description Every attempt. */
            history: components["schemas"]["WebhookAttempt"][];
        };
        WebhookDeliveryList: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["WebhookDelivery"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        WebhookDeliveryResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["WebhookDeliveryDetail"];
        };
        /**
         * @description `queued` waits for its first attempt, `retrying` for a later one, `deferred` for the circuit to close or the subscription to be enabled. `failed` is final without a dead letter: a test event, or `best_effort`.
         * @enum {string}
         */
        WebhookDeliveryStatus: "queued" | "sending" | "retrying" | "deferred" | "succeeded" | "failed" | "dead_lettered";
        /** @description What the operator has said of this server's webhooks. */
        WebhookDeployment: {
            /**
             * @description `inbound` sends no webhooks.
             * @enum {string}
             */
            direction: "inbound" | "outbound" | "both";
            /** @description Patterns of the events that are sent. */
            events: string[];
            /** @description Events that are expected. */
            volume_per_second: number | null;
            /** @description The target of `p99_latency_ms`. */
            latency_target_ms: number;
            guarantee: components["schemas"]["WebhookGuarantee"];
            auth: components["schemas"]["WebhookAuthType"];
            /** @enum {string} */
            dispatch: "inline" | "postgres" | "nats";
        };
        /**
         * @description `owner` disabled it; `gone`: the receiver answered 410; `circuit_open`: its circuit was open for 72 hours.
         * @enum {string}
         */
        WebhookDisabledReason: "owner" | "gone" | "circuit_open";
        /** @description The envelope that is posted to receivers. */
        WebhookEvent: {
            /** @description The same over all attempts, and unique: keep it, and leave alone what you have seen. */
            id: string;
            type: string;
            api_version: string;
            created_at: components["schemas"]["Timestamp"];
            data: {
                object: {
                    [key: string]: unknown;
                };
                previous_attributes?: {
                    [key: string]: unknown;
                };
                /** @description In a delivery, where the event is too large for one: where to get it whole, with an API key. */
                fetch_url?: string;
            };
            livemode: boolean;
        };
        WebhookEventDescription: {
            type: string;
            description: string;
            /** @description JSON Schema of `data.object`. */
            schema: {
                [key: string]: unknown;
            };
            /** @description A `data` as it is sent. */
            example: {
                [key: string]: unknown;
            };
        };
        /**
         * @description `*` for all events, `order.*` for all whose type begins so, or a type such as `order.paid`. What can match no event is refused; where none is known so far, `warning` says so.
         * @example [
         *       "record.*"
         *     ]
         */
        WebhookEventPatterns: string[];
        WebhookEventResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["WebhookEvent"];
        };
        /**
         * @description `<resource>.<past_tense_verb>`.
         * @example record.created
         */
        WebhookEventType: string;
        WebhookEventTypeList: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["WebhookEventDescription"][];
            /** @description Types of the events that the account has published itself, the first 1,000. */
            published: string[];
        };
        /** @description The latest attempt that failed at this URL, test events aside. Those that fail while the circuit is not closed are left out. */
        WebhookFailure: {
            event_id: string;
            event_type: string;
            error: string;
            at: components["schemas"]["Timestamp"];
        };
        /**
         * @description `at_least_once` tries up to 10 times and keeps what fails as a dead letter; `best_effort` tries once.
         * @example at_least_once
         * @enum {string}
         */
        WebhookGuarantee: "at_least_once" | "best_effort";
        WebhookList: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["Webhook"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        WebhookMetric: {
            /** @enum {string} */
            name: "delivery_success_rate" | "first_attempt_success_rate" | "p50_latency_ms" | "p99_latency_ms" | "pending_dead_letters" | "open_circuits" | "retry_queue_depth";
            description: string;
            /** @enum {string} */
            unit: "ratio" | "milliseconds" | "count";
            /** @description Null where there is nothing to measure. */
            value: number | null;
            target?: components["schemas"]["WebhookBound"];
            alert?: {
                /** @enum {string} */
                is: "above" | "below";
                than: number;
                /** @description 1 is the most urgent. */
                priority: number;
            };
            /**
             * @description `alert` is beyond the bound of `alert`, `off_target` misses the target.
             * @enum {string}
             */
            status: "ok" | "off_target" | "alert" | "no_data";
        };
        WebhookMetricsResponse: {
            success: components["schemas"]["Success"];
            data: {
                hours: number;
                deployment: components["schemas"]["WebhookDeployment"];
                deliveries: {
                    tried: number;
                    succeeded: number;
                    ended: number;
                    waiting: number;
                };
                metrics: components["schemas"]["WebhookMetric"][];
                /** @description Those that stand, the most urgent first. */
                alerts: components["schemas"]["WebhookAlert"][];
            };
        };
        WebhookPing: {
            delivery_id: string;
            event_id: string;
            succeeded: boolean;
            response_code: number | null;
            /** @description At most 1 KB. */
            response_body_preview: string | null;
            error: string | null;
            duration_ms: number;
        };
        WebhookPingResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["WebhookPing"];
        };
        WebhookResponse: {
            success: components["schemas"]["Success"];
            data: components["schemas"]["Webhook"];
            /** @description There when its events were changed and none of a pattern is known. */
            warning?: string;
        };
        WebhookRotation: {
            /**
             * @description `none` before the first rotation; `grace` while both secrets sign; `revoked` when the old one no longer does.
             * @enum {string}
             */
            phase: "none" | "grace" | "revoked";
            rotated_at: components["schemas"]["Timestamp"];
            /** Format: date-time */
            grace_ends_at: string | null;
            /** @description The secret is older than 90 days. */
            rotation_recommended: boolean;
            /** @description There when the secret is older than 180 days. */
            warning?: string;
        };
        /**
         * @description Milliseconds that the receiver has to answer; 5000 unless said.
         * @example 5000
         */
        WebhookTimeout: number;
        /**
         * @description Where events are posted; https only in live mode, public addresses only.
         * @example https://hooks.northwind.example/keepsake
         */
        WebhookUrl: string;
        /**
         * @description Website or domain as identity key; scheme, `www.` and a trailing slash do not matter.
         * @example https://northwind.example
         */
        WebsiteUrl: string;
    };
    responses: {
        /** @description The request collides with what is stored, or with another request that carries the same idempotency key. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "conflict_error",
                 *       "message": "Another call with this Idempotency-Key is still running.",
                 *       "reason": "idempotency_in_flight"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The key's role, its scopes or the plan do not allow this; the message names what would. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "permission_error",
                 *       "message": "memory:write needs the role member; this key has the role viewer."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The idempotency key was used before with another body. */
        IdempotencyMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "conflict_error",
                 *       "message": "This Idempotency-Key was used with a different body. Use a new key for a new request."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request is not valid; `details` names each place. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "validation_error",
                 *       "message": "body.limit must be <= 100",
                 *       "details": [
                 *         {
                 *           "path": "body.limit",
                 *           "message": "must be <= 100"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such thing in this organization. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "not_found_error",
                 *       "message": "No record rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ in this organization. Check the id and the key in use."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The organization has too few credits for this call. */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "payment_required",
                 *       "message": "This call needs 2 credits and 1 is left.",
                 *       "required": 2,
                 *       "balance": 1
                 *     }
                 */
                "application/json": components["schemas"]["PaymentFailure"];
            };
        };
        /** @description Too many calls. Calling again before the wait is over doubles it, up to 15 minutes. */
        RateLimited: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 12
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "rate_limit_error",
                 *       "message": "More than 60 calls in a minute. Wait 12 seconds.",
                 *       "retryAfterSeconds": 12,
                 *       "limit": 60,
                 *       "window": "minute"
                 *     }
                 */
                "application/json": components["schemas"]["RateLimitFailure"];
            };
        };
        /** @description Something went wrong on the server; try once more, then report the request id. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "server_error",
                 *       "message": "An unexpected error occurred. Retry once; if it happens again, report request req_01KAK7F3V6R6T1Q7S0G9Y5N2WZ."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than this operation takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "validation_error",
                 *       "message": "The body is larger than 1048576 bytes."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No key, or one that is not valid, has expired or was revoked. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "authentication_error",
                 *       "message": "No API key in the request. Send the header Authorization: Bearer sk_live_…."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The database cannot serve at the moment; try again after `Retry-After`. */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 5
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "server_error",
                 *       "message": "The database does not answer at the moment. Try again in some seconds."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "validation_error",
                 *       "message": "Send the body as JSON, with the header Content-Type: application/json."
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the collection.
         * @example col_01KAK7F3V6AAAAAAAAAAAAAAAA
         */
        CollectionId: string;
        /**
         * @description The `nextCursor` of the page before.
         * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
         */
        Cursor: string;
        /**
         * @description Only those of this type of event.
         * @example order.paid
         */
        DeadLetterEventType: components["schemas"]["WebhookEventType"];
        /**
         * @description Only those with this reason.
         * @example rejected
         */
        DeadLetterReason: components["schemas"]["WebhookDeadLetterReason"];
        /**
         * @description Only those that were sent again, or that were not.
         * @example false
         */
        DeadLetterReplayed: boolean;
        /**
         * @description Only those made at or after this moment.
         * @example 2026-11-20T00:00:00Z
         */
        DeadLetterSince: components["schemas"]["Timestamp"];
        /**
         * @description Only those of this subscription.
         * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
         */
        DeadLetterSubscription: string;
        /**
         * @description Only those made before this moment.
         * @example 2026-11-21T00:00:00Z
         */
        DeadLetterUntil: components["schemas"]["Timestamp"];
        /**
         * @description Id of the entity type.
         * @example typ_01KAK7F3V6AAAAAAAAAAAAAAAA
         */
        EntityTypeId: string;
        /**
         * @description Id of the event.
         * @example job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
         */
        EventId: string;
        /**
         * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
         * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
         */
        IdempotencyKey: string;
        /**
         * @description How many entries a page holds.
         * @example 20
         */
        Limit: number;
        /**
         * @description Id of the organization.
         * @example org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
         */
        OrganizationId: string;
        /**
         * @description Id of the dead letter.
         * @example dlq_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
         */
        WebhookDeadLetterId: string;
        /**
         * @description Id of the delivery.
         * @example dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
         */
        WebhookDeliveryId: string;
        /**
         * @description Id of the event.
         * @example evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
         */
        WebhookEventId: string;
        /**
         * @description Id of the subscription.
         * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
         */
        WebhookId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    memorize: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.reyes@northwind.example",
                 *       "content": "Dana is VP of Operations at Northwind. Budget: $120k, decision by 15 March 2027."
                 *     }
                 */
                "application/json": components["schemas"]["MemorizeRequest"];
            };
        };
        responses: {
            /** @description Stored, or found to be stored already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "creditsCharged": 2,
                     *         "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "memories": [
                     *           {
                     *             "id": "mem_01KAK7F3V7B8C9D0E1F2G3H4J5",
                     *             "content": "Dana is VP of Operations at Northwind. Budget: $120k, decision by 15 March 2027."
                     *           }
                     *         ],
                     *         "properties": [
                     *           {
                     *             "propertyName": "Budget",
                     *             "value": 120000,
                     *             "collectionId": "col_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *             "confidence": 0.95,
                     *             "evidence": {
                     *               "start": 39,
                     *               "end": 52,
                     *               "text": "Budget: $120k"
                     *             },
                     *             "engine": "offline"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MemorizeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    batchMemorize: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "defaults": {
                 *         "tags": [
                 *           "memory"
                 *         ],
                 *         "extract": false
                 *       },
                 *       "records": [
                 *         {
                 *           "email": "dana.reyes@northwind.example",
                 *           "content": "Prefers calls before noon."
                 *         },
                 *         {
                 *           "websiteUrl": "northwind.example",
                 *           "content": "Northwind opened an office in Leeds."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BatchMemorizeRequest"];
            };
        };
        responses: {
            /** @description Accepted. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "eventId": "job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
                     *     }
                     */
                    "application/json": components["schemas"]["BatchMemorizeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    smartRecall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.reyes@northwind.example",
                 *       "query": "When will they decide?",
                 *       "limit": 5,
                 *       "generateAnswer": true
                 *     }
                 */
                "application/json": components["schemas"]["SmartRecallRequest"];
            };
        };
        responses: {
            /** @description The memories, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "results": [
                     *         {
                     *           "content": "Dana is VP of Operations at Northwind. Budget: $120k, decision by 15 March 2027.",
                     *           "score": 0.82,
                     *           "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "properties": {
                     *             "Budget": 120000
                     *           },
                     *           "memoryId": "mem_01KAK7F3V7B8C9D0E1F2G3H4J5",
                     *           "createdAt": "2026-11-20T15:04:05.000Z",
                     *           "timestamp": "2026-11-20T15:04:05.000Z",
                     *           "tags": [],
                     *           "metadata": {},
                     *           "matched": [
                     *             "decide"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SmartRecallResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    smartRecallUnified: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Who is Dana Reyes?",
                 *       "identifiers": {
                 *         "emails": [
                 *           "dana.reyes@northwind.example"
                 *         ]
                 *       },
                 *       "outputFormat": "text"
                 *     }
                 */
                "application/json": components["schemas"]["UnifiedRecallRequest"];
            };
        };
        responses: {
            /** @description What was found, and how. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "strategy": "digest",
                     *       "why": "The message asks for what is known about the one record that is named.",
                     *       "creditsCharged": 1,
                     *       "read": [],
                     *       "unread": [
                     *         "Dana",
                     *         "Reyes"
                     *       ],
                     *       "text": "# dana.reyes@northwind.example\n\n## Memories\n\n- 2026-11-20: Dana is VP of Operations at Northwind.",
                     *       "sources": [
                     *         {
                     *           "memoryId": "mem_01KAK7F3V7B8C9D0E1F2G3H4J5",
                     *           "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UnifiedRecallResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    smartMemoryDigest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.reyes@northwind.example",
                 *       "tokenBudget": 500,
                 *       "focus": "renewal"
                 *     }
                 */
                "application/json": components["schemas"]["DigestRequest"];
            };
        };
        responses: {
            /** @description The digest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "digest": "# dana.reyes@northwind.example\n\n## Properties\n\n- Budget: 120000\n\n## Memories\n\n- 2026-11-20: Dana is VP of Operations at Northwind.",
                     *       "properties": [
                     *         {
                     *           "propertyName": "Budget",
                     *           "systemName": "budget",
                     *           "value": 120000,
                     *           "type": "number",
                     *           "collectionId": "col_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *           "collectionName": "Sales",
                     *           "version": 1,
                     *           "updatedAt": "2026-11-20T15:04:05.000Z",
                     *           "source": "memory:mem_01KAK7F3V7B8C9D0E1F2G3H4J5",
                     *           "confidence": 0.95
                     *         }
                     *       ],
                     *       "memories": [
                     *         {
                     *           "id": "mem_01KAK7F3V7B8C9D0E1F2G3H4J5",
                     *           "content": "Dana is VP of Operations at Northwind.",
                     *           "timestamp": "2026-11-20T15:04:05.000Z"
                     *         }
                     *       ],
                     *       "tokenEstimate": 41
                     *     }
                     */
                    "application/json": components["schemas"]["DigestResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.reyes@northwind.example",
                 *       "limit": 20
                 *     }
                 */
                "application/json": components["schemas"]["RecallRequest"];
            };
        };
        responses: {
            /** @description A page of memories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "memoryId": "mem_01KAK7F3V7B8C9D0E1F2G3H4J5",
                     *           "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "content": "Prefers calls before noon.",
                     *           "createdAt": "2026-11-20T15:04:05.000Z",
                     *           "timestamp": "2026-11-20T15:04:05.000Z",
                     *           "tags": [
                     *             "memory"
                     *           ],
                     *           "metadata": {}
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecallResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    similar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.reyes@northwind.example",
                 *       "limit": 5
                 *     }
                 */
                "application/json": components["schemas"]["SimilarRequest"];
            };
        };
        responses: {
            /** @description The records, most alike first; empty when none is alike. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "type": "Contact",
                     *           "keys": {
                     *             "email": "lee.marsh@tulip.example"
                     *           },
                     *           "score": 0.64,
                     *           "tier": "very_similar",
                     *           "sharedWords": [
                     *             "renewal",
                     *             "logistics"
                     *           ],
                     *           "sharedProperties": [
                     *             {
                     *               "propertyName": "Stage",
                     *               "systemName": "stage",
                     *               "value": "Negotiation",
                     *               "seedValue": "Negotiation",
                     *               "collectionId": "col_01KAK7F3V6AAAAAAAAAAAAAAAA"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SimilarResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    segment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.reyes@northwind.example",
                 *       "limit": 3
                 *     }
                 */
                "application/json": components["schemas"]["SegmentRequest"];
            };
        };
        responses: {
            /** @description The segments, most alike first; each is there, be it empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "total": 812,
                     *         "segments": [
                     *           {
                     *             "tier": "very_similar",
                     *             "count": 1,
                     *             "records": [
                     *               {
                     *                 "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *                 "type": "Contact",
                     *                 "keys": {
                     *                   "email": "lee.marsh@tulip.example"
                     *                 },
                     *                 "score": 0.71,
                     *                 "tier": "very_similar",
                     *                 "sharedWords": [
                     *                   "discount",
                     *                   "renewal"
                     *                 ],
                     *                 "sharedProperties": []
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "tier": "similar",
                     *             "count": 0,
                     *             "records": []
                     *           },
                     *           {
                     *             "tier": "somewhat_similar",
                     *             "count": 0,
                     *             "records": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SegmentResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProperties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.reyes@northwind.example"
                 *     }
                 */
                "application/json": components["schemas"]["PropertiesRequest"];
            };
        };
        responses: {
            /** @description The properties, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "type": "Contact",
                     *         "properties": [
                     *           {
                     *             "propertyName": "Budget",
                     *             "systemName": "budget",
                     *             "value": 120000,
                     *             "type": "number",
                     *             "collectionId": "col_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *             "collectionName": "Sales",
                     *             "description": "What they can spend.",
                     *             "version": 1,
                     *             "updatedAt": "2026-11-20T15:04:05.000Z",
                     *             "source": "memory:mem_01KAK7F3V7B8C9D0E1F2G3H4J5",
                     *             "confidence": 0.95
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PropertiesResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    upsert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "records": [
                 *         {
                 *           "key": {
                 *             "email": "dana.reyes@northwind.example"
                 *           },
                 *           "properties": {
                 *             "Budget": 150000,
                 *             "Stage": "Negotiation"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpsertRequest"];
            };
        };
        responses: {
            /** @description Each record's id, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "creditsCharged": 1,
                     *         "records": [
                     *           {
                     *             "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *             "created": false,
                     *             "propertiesChanged": 2
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpsertResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    filterByProperty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "Contact",
                 *       "conditions": [
                 *         {
                 *           "property": "Budget",
                 *           "operator": "gte",
                 *           "value": 50000
                 *         }
                 *       ],
                 *       "limit": 20
                 *     }
                 */
                "application/json": components["schemas"]["FilterByPropertyRequest"];
            };
        };
        responses: {
            /** @description A page of records in a stable order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "type": "Contact",
                     *           "keys": {
                     *             "email": "dana.reyes@northwind.example"
                     *           },
                     *           "properties": {
                     *             "Budget": 150000,
                     *             "Stage": "Negotiation"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FilterByPropertyResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "renewal",
                 *       "type": "Contact",
                 *       "logic": "or",
                 *       "groups": [
                 *         {
                 *           "conditions": [
                 *             {
                 *               "property": "Budget",
                 *               "operator": "gte",
                 *               "value": 50000
                 *             },
                 *             {
                 *               "property": "Stage",
                 *               "operator": "equals",
                 *               "value": "Negotiation"
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "logic": "or",
                 *           "conditions": [
                 *             {
                 *               "property": "Renewal",
                 *               "operator": "before",
                 *               "value": "2027-01-01"
                 *             },
                 *             {
                 *               "property": "Renewal",
                 *               "operator": "notExists"
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "pageSize": 20
                 *     }
                 */
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "total": 1,
                     *       "data": [
                     *         {
                     *           "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "type": "Contact",
                     *           "score": 0.71,
                     *           "keys": {
                     *             "email": "dana.reyes@northwind.example"
                     *           },
                     *           "properties": {
                     *             "Budget": 150000,
                     *             "Stage": "Negotiation"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryProperties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "contacts in negotiation with budget over 50k",
                 *       "limit": 20
                 *     }
                 */
                "application/json": components["schemas"]["QueryPropertiesRequest"];
            };
        };
        responses: {
            /** @description The filter, and a page of the records that match; without a filter, no records and the reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "filter": {
                     *         "conditions": [
                     *           {
                     *             "property": "Stage",
                     *             "operator": "equals",
                     *             "value": "Negotiation"
                     *           },
                     *           {
                     *             "property": "Budget",
                     *             "operator": "gt",
                     *             "value": 50000
                     *           }
                     *         ],
                     *         "logic": "and"
                     *       },
                     *       "type": "Contact",
                     *       "read": [
                     *         {
                     *           "text": "negotiation",
                     *           "property": "Stage"
                     *         },
                     *         {
                     *           "text": "over 50k",
                     *           "property": "Budget"
                     *         }
                     *       ],
                     *       "unread": [],
                     *       "data": [
                     *         {
                     *           "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "type": "Contact",
                     *           "keys": {
                     *             "email": "dana.reyes@northwind.example"
                     *           },
                     *           "properties": {
                     *             "Budget": 150000,
                     *             "Stage": "Negotiation"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["QueryPropertiesResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMemory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "Contact",
                 *       "groups": [
                 *         {
                 *           "conditions": [
                 *             {
                 *               "property": "Budget",
                 *               "operator": "gte",
                 *               "value": 50000
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "end": {
                     *         "records": 1,
                     *         "memories": 2
                     *       }
                     *     }
                     */
                    "application/x-ndjson": components["schemas"]["ExportLine"];
                    /** @example kind,recordId,type,keys,properties,memoryId,content,speaker,sessionId,workspace,tags,metadata,timestamp,createdAt */
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProperty: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.reyes@northwind.example",
                 *       "propertyName": "Budget",
                 *       "operation": "increment",
                 *       "value": 10000,
                 *       "reason": "They asked for two more seats"
                 *     }
                 */
                "application/json": components["schemas"]["PropertyUpdate"];
            };
        };
        responses: {
            /** @description The property as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "creditsCharged": 1,
                     *         "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "propertyName": "Budget",
                     *         "systemName": "budget",
                     *         "value": 160000,
                     *         "previousValue": 150000,
                     *         "version": 2,
                     *         "changed": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdatePropertyResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "updates": [
                 *         {
                 *           "email": "dana.reyes@northwind.example",
                 *           "propertyName": "Stage",
                 *           "operation": "set",
                 *           "value": "Negotiation"
                 *         },
                 *         {
                 *           "email": "dana.reyes@northwind.example",
                 *           "propertyName": "[Tasks]",
                 *           "operation": "push",
                 *           "value": {
                 *             "title": "Send the contract"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BulkUpdateRequest"];
            };
        };
        responses: {
            /** @description The properties as they are now, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "creditsCharged": 2,
                     *         "updates": [
                     *           {
                     *             "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *             "propertyName": "Stage",
                     *             "systemName": "stage",
                     *             "value": "Negotiation",
                     *             "version": 1,
                     *             "changed": true
                     *           },
                     *           {
                     *             "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *             "propertyName": "Tasks",
                     *             "systemName": "tasks",
                     *             "value": [
                     *               {
                     *                 "id": "itm_01KAK7F3V7B8C9D0E1F2G3H4J5",
                     *                 "title": "Send the contract",
                     *                 "status": "open",
                     *                 "createdAt": "2026-11-20T15:04:05.000Z",
                     *                 "author": "key:key_01KAK7F3V7B8C9D0E1F2G3H4J5"
                     *               }
                     *             ],
                     *             "version": 1,
                     *             "changed": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BulkUpdateResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    propertyHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.reyes@northwind.example",
                 *       "propertyName": "Budget",
                 *       "limit": 20
                 *     }
                 */
                "application/json": components["schemas"]["PropertyHistoryRequest"];
            };
        };
        responses: {
            /** @description A page of changes, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "propertyName": "Budget",
                     *           "systemName": "budget",
                     *           "version": 2,
                     *           "from": 150000,
                     *           "to": 160000,
                     *           "actor": "key:key_01KAK7F3V7B8C9D0E1F2G3H4J5",
                     *           "reason": "They asked for two more seats",
                     *           "source": "caller",
                     *           "confidence": 1,
                     *           "at": "2026-11-20T15:04:05.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PropertyHistoryResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.reyes@northwind.example",
                 *       "propertyName": "Budget",
                 *       "reason": "Entered for the wrong customer"
                 *     }
                 */
                "application/json": components["schemas"]["UndoChangeRequest"];
            };
        };
        responses: {
            /** @description The property as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "creditsCharged": 1,
                     *         "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "propertyName": "Budget",
                     *         "systemName": "budget",
                     *         "value": 150000,
                     *         "previousValue": 160000,
                     *         "version": 3,
                     *         "changed": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UpdatePropertyResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateKeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.reyes@northwind.example",
                 *       "keys": [
                 *         {
                 *           "name": "crmId",
                 *           "value": "4711"
                 *         },
                 *         {
                 *           "name": "phoneNumber",
                 *           "value": "+44 20 7946 0123"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["KeysUpdate"];
            };
        };
        responses: {
            /** @description The record's keys as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "type": "Contact",
                     *         "keys": [
                     *           {
                     *             "name": "crmId",
                     *             "value": "4711"
                     *           },
                     *           {
                     *             "name": "email",
                     *             "value": "dana.reyes@northwind.example"
                     *           },
                     *           {
                     *             "name": "phoneNumber",
                     *             "value": "+442079460123"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KeysResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateKeysBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "updates": [
                 *         {
                 *           "email": "dana.reyes@northwind.example",
                 *           "keys": [
                 *             {
                 *               "name": "linkedin",
                 *               "value": "dana-reyes"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateKeysBatchRequest"];
            };
        };
        responses: {
            /** @description The keys of each record as they are now, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "type": "Contact",
                     *           "keys": [
                     *             {
                     *               "name": "email",
                     *               "value": "dana.reyes@northwind.example"
                     *             },
                     *             {
                     *               "name": "linkedin",
                     *               "value": "dana-reyes"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["KeysBatchResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.reyes@northwind.example"
                 *     }
                 */
                "application/json": components["schemas"]["ListKeysRequest"];
            };
        };
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "type": "Contact",
                     *         "keys": [
                     *           {
                     *             "name": "crmId",
                     *             "value": "4711"
                     *           },
                     *           {
                     *             "name": "email",
                     *             "value": "dana.reyes@northwind.example"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KeysResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteKeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.reyes@northwind.example",
                 *       "keys": [
                 *         {
                 *           "name": "crmId",
                 *           "value": "4711"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeleteKeysRequest"];
            };
        };
        responses: {
            /** @description The record's keys as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "type": "Contact",
                     *         "keys": [
                     *           {
                     *             "name": "email",
                     *             "value": "dana.reyes@northwind.example"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KeysResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeRecords: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.reyes@northwind.example",
                 *       "from": {
                 *         "email": "d.reyes@oldmail.example"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["MergeRecordsRequest"];
            };
        };
        responses: {
            /** @description What came over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "mergedRecordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2X0",
                     *         "keys": 1,
                     *         "memories": 4,
                     *         "properties": 2,
                     *         "duplicates": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MergeRecordsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMemories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.reyes@northwind.example",
                 *       "tags": [
                 *         "memory"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeleteMemoriesRequest"];
            };
        };
        responses: {
            /** @description What was deleted, and until when it can be brought back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "deletionId": "del_01KAK7F3V7B8C9D0E1F2G3H4J5",
                     *         "deleted": 3,
                     *         "recoverableUntil": "2026-12-20T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "former.customer@northwind.example"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteRecordRequest"];
            };
        };
        responses: {
            /** @description What was deleted, and until when it can be brought back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "deletionId": "del_01KAK7F3V7B8C9D0E1F2G3H4J5",
                     *         "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "deleted": 12,
                     *         "properties": 5,
                     *         "recoverableUntil": "2026-12-20T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deletionId": "del_01KAK7F3V7B8C9D0E1F2G3H4J5"
                 *     }
                 */
                "application/json": components["schemas"]["CancelDeletionRequest"];
            };
        };
        responses: {
            /** @description What was restored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "deletionId": "del_01KAK7F3V7B8C9D0E1F2G3H4J5",
                     *         "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "restored": 12,
                     *         "duplicates": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CancelDeletionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importMemory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "records": [
                 *         {
                 *           "type": "Contact",
                 *           "keys": [
                 *             {
                 *               "name": "email",
                 *               "value": "dana.reyes@northwind.example"
                 *             }
                 *           ],
                 *           "properties": []
                 *         }
                 *       ],
                 *       "memories": [
                 *         {
                 *           "keys": [
                 *             {
                 *               "name": "email",
                 *               "value": "dana.reyes@northwind.example"
                 *             }
                 *           ],
                 *           "content": "Moved to Leeds in spring.",
                 *           "timestamp": "2024-05-01T09:00:00Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportRequest"];
            };
        };
        responses: {
            /** @description What was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "creditsCharged": 1,
                     *         "records": {
                     *           "created": 1,
                     *           "known": 0
                     *         },
                     *         "properties": {
                     *           "added": 0,
                     *           "known": 0
                     *         },
                     *         "memories": {
                     *           "stored": 1,
                     *           "duplicates": 0
                     *         },
                     *         "problems": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ImportResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCollections: {
        parameters: {
            query?: {
                /**
                 * @description How many entries a page holds.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only collections for this type of entity.
                 * @example Contact
                 */
                entityType?: components["schemas"]["EntityType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of collections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": []
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sales",
                 *       "entityType": "Contact",
                 *       "properties": [
                 *         {
                 *           "name": "Budget",
                 *           "type": "number",
                 *           "unit": "USD",
                 *           "description": "What they can spend."
                 *         },
                 *         {
                 *           "name": "Stage",
                 *           "type": "options",
                 *           "options": [
                 *             "Discovery",
                 *             "Negotiation",
                 *             "Won",
                 *             "Lost"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateCollectionRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "col_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *         "name": "Sales",
                     *         "slug": "sales",
                     *         "entityType": "Contact",
                     *         "kind": "properties",
                     *         "properties": [
                     *           {
                     *             "name": "Budget",
                     *             "systemName": "budget",
                     *             "type": "number",
                     *             "unit": "USD",
                     *             "description": "What they can spend.",
                     *             "mode": "replace"
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "updatedAt": "2026-11-20T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the collection.
                 * @example col_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["CollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "col_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *         "name": "Sales",
                     *         "slug": "sales",
                     *         "entityType": "Contact",
                     *         "kind": "properties",
                     *         "properties": [
                     *           {
                     *             "name": "Budget",
                     *             "systemName": "budget",
                     *             "type": "number",
                     *             "unit": "USD",
                     *             "description": "What they can spend.",
                     *             "mode": "replace"
                     *           }
                     *         ],
                     *         "version": 1,
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "updatedAt": "2026-11-20T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCollection: {
        parameters: {
            query?: {
                /**
                 * @description Whether values go with the collection.
                 * @example true
                 */
                cascade?: boolean;
            };
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the collection.
                 * @example col_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["CollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "col_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *         "values": 12,
                     *         "notes": 0
                     *       },
                     *       "eventId": "job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedCollectionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the collection.
                 * @example col_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["CollectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "properties": [
                 *         {
                 *           "systemName": "budget",
                 *           "name": "Annual budget",
                 *           "type": "number"
                 *         },
                 *         {
                 *           "name": "Region",
                 *           "type": "text"
                 *         }
                 *       ],
                 *       "removedValues": "keep",
                 *       "note": "Budgets are by the year now."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCollectionRequest"];
            };
        };
        responses: {
            /** @description The collection as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "col_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *         "name": "Sales",
                     *         "slug": "sales",
                     *         "entityType": "Contact",
                     *         "kind": "properties",
                     *         "properties": [
                     *           {
                     *             "name": "Annual budget",
                     *             "systemName": "budget",
                     *             "type": "number",
                     *             "unit": "USD",
                     *             "description": "What they can spend.",
                     *             "mode": "replace"
                     *           }
                     *         ],
                     *         "version": 2,
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "updatedAt": "2026-11-21T09:04:05.000Z"
                     *       },
                     *       "eventId": "job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateCollectionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCollectionHistory: {
        parameters: {
            query?: {
                /**
                 * @description How many entries a page holds.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description `full` gives each version as a whole, `diff` what it changed over the version before; the first version has added all that it has.
                 * @example diff
                 */
                mode?: "full" | "diff";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the collection.
                 * @example col_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["CollectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "version": 2,
                     *           "at": "2026-11-21T09:04:05.000Z",
                     *           "actor": "key:key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "note": "Budgets are by the year now.",
                     *           "changes": {
                     *             "fields": [],
                     *             "added": [
                     *               {
                     *                 "name": "Region",
                     *                 "systemName": "region",
                     *                 "type": "text",
                     *                 "mode": "replace"
                     *               }
                     *             ],
                     *             "removed": [],
                     *             "renamed": [
                     *               {
                     *                 "systemName": "budget",
                     *                 "from": "Budget",
                     *                 "to": "Annual budget"
                     *               }
                     *             ],
                     *             "changed": [],
                     *             "reordered": false
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionHistory"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEntityTypes: {
        parameters: {
            query?: {
                /**
                 * @description How many entries a page holds.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only types that are archived, or only those that are not.
                 * @example false
                 */
                archived?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "typ_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *           "name": "Contact",
                     *           "slug": "contact",
                     *           "description": "A person.",
                     *           "identityKeys": [
                     *             "email",
                     *             "phoneNumber"
                     *           ],
                     *           "recordCount": 1204,
                     *           "createdAt": "2026-11-20T15:04:05.000Z",
                     *           "updatedAt": "2026-11-20T15:04:05.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EntityTypeList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEntityType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Project",
                 *       "description": "Work that we do for somebody.",
                 *       "identityKeys": [
                 *         "projectId"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateEntityTypeRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "typ_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *         "name": "Project",
                     *         "slug": "project",
                     *         "description": "Work that we do for somebody.",
                     *         "identityKeys": [
                     *           "projectId"
                     *         ],
                     *         "recordCount": 0,
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "updatedAt": "2026-11-20T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntityTypeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEntityType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the entity type.
                 * @example typ_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["EntityTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "typ_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *         "name": "Deal",
                     *         "slug": "deal",
                     *         "description": "Something that may be sold.",
                     *         "identityKeys": [
                     *           "crmId"
                     *         ],
                     *         "recordCount": 412,
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "updatedAt": "2026-11-20T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntityTypeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEntityType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the entity type.
                 * @example typ_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["EntityTypeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Something that may be sold.",
                 *       "identityKeys": [
                 *         "crmId"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateEntityTypeRequest"];
            };
        };
        responses: {
            /** @description The type as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "typ_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *         "name": "Deal",
                     *         "slug": "deal",
                     *         "description": "Something that may be sold.",
                     *         "identityKeys": [
                     *           "crmId"
                     *         ],
                     *         "recordCount": 412,
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "updatedAt": "2026-11-20T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntityTypeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveEntityType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the entity type.
                 * @example typ_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["EntityTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "typ_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *         "name": "Deal",
                     *         "slug": "deal",
                     *         "description": "Something that may be sold.",
                     *         "identityKeys": [
                     *           "crmId"
                     *         ],
                     *         "recordCount": 412,
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "updatedAt": "2026-11-20T15:04:05.000Z",
                     *         "archivedAt": "2026-11-21T09:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntityTypeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unarchiveEntityType: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the entity type.
                 * @example typ_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["EntityTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The type as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "typ_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *         "name": "Deal",
                     *         "slug": "deal",
                     *         "description": "Something that may be sold.",
                     *         "identityKeys": [
                     *           "crmId"
                     *         ],
                     *         "recordCount": 412,
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "updatedAt": "2026-11-20T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EntityTypeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description How many entries a page holds.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only events of this type, such as `batch_memorize`.
                 * @example batch_memorize
                 */
                type?: string;
                /**
                 * @description Only events in this state.
                 * @example processing
                 */
                status?: components["schemas"]["EventStatus"];
                /**
                 * @description Only events made at or after this moment.
                 * @example 2026-11-20T00:00:00Z
                 */
                since?: components["schemas"]["Timestamp"];
                /**
                 * @description Only events made before this moment.
                 * @example 2026-11-21T00:00:00Z
                 */
                until?: components["schemas"]["Timestamp"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "type": "batch_memorize",
                     *           "status": "processing",
                     *           "progress": {
                     *             "done": 400,
                     *             "total": 1000,
                     *             "failed": 0
                     *           },
                     *           "createdAt": "2026-11-20T15:04:05.000Z",
                     *           "startedAt": "2026-11-20T15:04:05.020Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EventList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the event.
                 * @example job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "type": "batch_memorize",
                     *         "status": "completed",
                     *         "progress": {
                     *           "done": 1000,
                     *           "total": 1000,
                     *           "failed": 0
                     *         },
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "startedAt": "2026-11-20T15:04:05.020Z",
                     *         "finishedAt": "2026-11-20T15:04:06.310Z",
                     *         "result": {
                     *           "stored": 998,
                     *           "duplicates": 2,
                     *           "creditsCharged": 998
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EventResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEventDetails: {
        parameters: {
            query?: {
                /**
                 * @description How many entries a page holds.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only items with this outcome.
                 * @example failed
                 */
                outcome?: "pending" | "succeeded" | "failed";
            };
            header?: never;
            path: {
                /**
                 * @description Id of the event.
                 * @example job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "index": 0,
                     *           "outcome": "succeeded",
                     *           "result": {
                     *             "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *             "memoryId": "mem_01KAK7F3V7B8C9D0E1F2G3H4J5"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["EventDetails"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the event.
                 * @example job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "type": "batch_memorize",
                     *         "status": "cancelled",
                     *         "progress": {
                     *           "done": 400,
                     *           "total": 1000,
                     *           "failed": 0
                     *         },
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "startedAt": "2026-11-20T15:04:05.020Z",
                     *         "finishedAt": "2026-11-20T15:04:05.900Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["EventResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description How many entries a page holds.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of subscriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "account_id": "org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "livemode": true,
                     *           "url": "https://hooks.northwind.example/keepsake",
                     *           "description": null,
                     *           "events": [
                     *             "record.*"
                     *           ],
                     *           "api_version": "2026-11-01",
                     *           "guarantee": "at_least_once",
                     *           "timeout_ms": 5000,
                     *           "auth": {
                     *             "type": "hmac"
                     *           },
                     *           "secret_current": "whsec_…0000=",
                     *           "secret_previous": null,
                     *           "rotation": {
                     *             "phase": "none",
                     *             "rotated_at": "2026-11-20T15:04:05.000Z",
                     *             "grace_ends_at": null,
                     *             "rotation_recommended": false
                     *           },
                     *           "circuit_state": "closed",
                     *           "failure_count": 0,
                     *           "last_failure": null,
                     *           "disabled_at": null,
                     *           "disabled_reason": null,
                     *           "version": 1,
                     *           "created_at": "2026-11-20T15:04:05.000Z",
                     *           "updated_at": "2026-11-20T15:04:05.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.northwind.example/keepsake",
                 *       "events": [
                 *         "record.*"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description Created. The secret is shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "account_id": "org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "livemode": true,
                     *         "url": "https://hooks.northwind.example/keepsake",
                     *         "description": null,
                     *         "events": [
                     *           "record.*"
                     *         ],
                     *         "api_version": "2026-11-01",
                     *         "guarantee": "at_least_once",
                     *         "timeout_ms": 5000,
                     *         "auth": {
                     *           "type": "hmac"
                     *         },
                     *         "secret_current": "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
                     *         "secret_previous": null,
                     *         "rotation": {
                     *           "phase": "none",
                     *           "rotated_at": "2026-11-20T15:04:05.000Z",
                     *           "grace_ends_at": null,
                     *           "rotation_recommended": false
                     *         },
                     *         "circuit_state": "closed",
                     *         "failure_count": 0,
                     *         "last_failure": null,
                     *         "disabled_at": null,
                     *         "disabled_reason": null,
                     *         "version": 1,
                     *         "created_at": "2026-11-20T15:04:05.000Z",
                     *         "updated_at": "2026-11-20T15:04:05.000Z"
                     *       },
                     *       "ping": {
                     *         "delivery_id": "dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "event_id": "evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "succeeded": true,
                     *         "response_code": 200,
                     *         "response_body_preview": "ok",
                     *         "error": null,
                     *         "duration_ms": 12
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateWebhookResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishWebhookEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "events": [
                 *         {
                 *           "type": "order.paid",
                 *           "data": {
                 *             "id": "ord_4711",
                 *             "amount_cents": 1250,
                 *             "currency": "EUR"
                 *           },
                 *           "previous_attributes": {
                 *             "status": "open"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PublishWebhookEventsRequest"];
            };
        };
        responses: {
            /** @description Stored, and on their way. In the order of the request. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "duplicate": false,
                     *           "deliveries": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublishWebhookEventsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the event.
                 * @example evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookEventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "type": "order.paid",
                     *         "api_version": "2026-11-01",
                     *         "created_at": "2026-11-20T15:04:05.000Z",
                     *         "data": {
                     *           "object": {
                     *             "id": "ord_4711",
                     *             "amount_cents": 1250,
                     *             "currency": "EUR"
                     *           },
                     *           "previous_attributes": {
                     *             "status": "open"
                     *           }
                     *         },
                     *         "livemode": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEventResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookEventTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "type": "record.created",
                     *           "description": "A person, company or other entity was stored for the first time.",
                     *           "schema": {
                     *             "type": "object"
                     *           },
                     *           "example": {
                     *             "object": {
                     *               "id": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *               "type": "Contact"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "published": [
                     *         "order.paid"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookEventTypeList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "account_id": "org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "livemode": true,
                     *         "url": "https://hooks.northwind.example/keepsake",
                     *         "description": null,
                     *         "events": [
                     *           "record.*"
                     *         ],
                     *         "api_version": "2026-11-01",
                     *         "guarantee": "at_least_once",
                     *         "timeout_ms": 5000,
                     *         "auth": {
                     *           "type": "hmac"
                     *         },
                     *         "secret_current": "whsec_…0000=",
                     *         "secret_previous": null,
                     *         "rotation": {
                     *           "phase": "none",
                     *           "rotated_at": "2026-11-20T15:04:05.000Z",
                     *           "grace_ends_at": null,
                     *           "rotation_recommended": false
                     *         },
                     *         "circuit_state": "closed",
                     *         "failure_count": 0,
                     *         "last_failure": null,
                     *         "disabled_at": null,
                     *         "disabled_reason": null,
                     *         "version": 1,
                     *         "created_at": "2026-11-20T15:04:05.000Z",
                     *         "updated_at": "2026-11-20T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "deleted": true,
                     *         "waiting_deliveries": 3,
                     *         "dead_letters": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteWebhookResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "events": [
                 *         "record.created",
                 *         "collection.*"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description The changed subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "account_id": "org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "livemode": true,
                     *         "url": "https://hooks.northwind.example/keepsake",
                     *         "description": null,
                     *         "events": [
                     *           "record.*"
                     *         ],
                     *         "api_version": "2026-11-01",
                     *         "guarantee": "at_least_once",
                     *         "timeout_ms": 5000,
                     *         "auth": {
                     *           "type": "hmac"
                     *         },
                     *         "secret_current": "whsec_…0000=",
                     *         "secret_previous": null,
                     *         "rotation": {
                     *           "phase": "none",
                     *           "rotated_at": "2026-11-20T15:04:05.000Z",
                     *           "grace_ends_at": null,
                     *           "rotation_recommended": false
                     *         },
                     *         "circuit_state": "closed",
                     *         "failure_count": 0,
                     *         "last_failure": null,
                     *         "disabled_at": null,
                     *         "disabled_reason": null,
                     *         "version": 1,
                     *         "created_at": "2026-11-20T15:04:05.000Z",
                     *         "updated_at": "2026-11-20T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "delivery_id": "dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "event_id": "evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "succeeded": true,
                     *         "response_code": 200,
                     *         "response_body_preview": "ok",
                     *         "error": null,
                     *         "duration_ms": 12
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookPingResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Another call with the same idempotency key is running, or the server stopped after one had sent the test event (`reason: outcome_unknown`): `reference` is the id of the event, which may have arrived. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "error": "conflict_error",
                     *       "message": "A call with this Idempotency-Key was interrupted while it called another service, so its outcome is unknown. Look up evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ there; to make the call again, use a new key.",
                     *       "reason": "outcome_unknown",
                     *       "reference": "evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grace_hours": 48
                 *     }
                 */
                "application/json": components["schemas"]["RotateWebhookRequest"];
            };
        };
        responses: {
            /** @description Rotated. The new secret is shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "account_id": "org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "livemode": true,
                     *         "url": "https://hooks.northwind.example/keepsake",
                     *         "description": null,
                     *         "events": [
                     *           "record.*"
                     *         ],
                     *         "api_version": "2026-11-01",
                     *         "guarantee": "at_least_once",
                     *         "timeout_ms": 5000,
                     *         "auth": {
                     *           "type": "hmac"
                     *         },
                     *         "secret_current": "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
                     *         "secret_previous": "whsec_…0000=",
                     *         "rotation": {
                     *           "phase": "grace",
                     *           "rotated_at": "2026-11-20T16:00:00.000Z",
                     *           "grace_ends_at": "2026-11-22T16:00:00.000Z",
                     *           "rotation_recommended": false
                     *         },
                     *         "circuit_state": "closed",
                     *         "failure_count": 0,
                     *         "last_failure": null,
                     *         "disabled_at": null,
                     *         "disabled_reason": null,
                     *         "version": 1,
                     *         "created_at": "2026-11-20T15:04:05.000Z",
                     *         "updated_at": "2026-11-20T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokePreviousWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "account_id": "org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "livemode": true,
                     *         "url": "https://hooks.northwind.example/keepsake",
                     *         "description": null,
                     *         "events": [
                     *           "record.*"
                     *         ],
                     *         "api_version": "2026-11-01",
                     *         "guarantee": "at_least_once",
                     *         "timeout_ms": 5000,
                     *         "auth": {
                     *           "type": "hmac"
                     *         },
                     *         "secret_current": "whsec_…0000=",
                     *         "secret_previous": null,
                     *         "rotation": {
                     *           "phase": "revoked",
                     *           "rotated_at": "2026-11-20T16:00:00.000Z",
                     *           "grace_ends_at": null,
                     *           "rotation_recommended": false
                     *         },
                     *         "circuit_state": "closed",
                     *         "failure_count": 0,
                     *         "last_failure": null,
                     *         "disabled_at": null,
                     *         "disabled_reason": null,
                     *         "version": 1,
                     *         "created_at": "2026-11-20T15:04:05.000Z",
                     *         "updated_at": "2026-11-20T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "account_id": "org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "livemode": true,
                     *         "url": "https://hooks.northwind.example/keepsake",
                     *         "description": null,
                     *         "events": [
                     *           "record.*"
                     *         ],
                     *         "api_version": "2026-11-01",
                     *         "guarantee": "at_least_once",
                     *         "timeout_ms": 5000,
                     *         "auth": {
                     *           "type": "hmac"
                     *         },
                     *         "secret_current": "whsec_…0000=",
                     *         "secret_previous": null,
                     *         "rotation": {
                     *           "phase": "none",
                     *           "rotated_at": "2026-11-20T15:04:05.000Z",
                     *           "grace_ends_at": null,
                     *           "rotation_recommended": false
                     *         },
                     *         "circuit_state": "closed",
                     *         "failure_count": 0,
                     *         "last_failure": null,
                     *         "disabled_at": null,
                     *         "disabled_reason": null,
                     *         "version": 1,
                     *         "created_at": "2026-11-20T15:04:05.000Z",
                     *         "updated_at": "2026-11-20T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "account_id": "org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "livemode": true,
                     *         "url": "https://hooks.northwind.example/keepsake",
                     *         "description": null,
                     *         "events": [
                     *           "record.*"
                     *         ],
                     *         "api_version": "2026-11-01",
                     *         "guarantee": "at_least_once",
                     *         "timeout_ms": 5000,
                     *         "auth": {
                     *           "type": "hmac"
                     *         },
                     *         "secret_current": "whsec_…0000=",
                     *         "secret_previous": null,
                     *         "rotation": {
                     *           "phase": "none",
                     *           "rotated_at": "2026-11-20T15:04:05.000Z",
                     *           "grace_ends_at": null,
                     *           "rotation_recommended": false
                     *         },
                     *         "circuit_state": "closed",
                     *         "failure_count": 0,
                     *         "last_failure": null,
                     *         "disabled_at": "2026-11-20T16:00:00.000Z",
                     *         "disabled_reason": "owner",
                     *         "version": 1,
                     *         "created_at": "2026-11-20T15:04:05.000Z",
                     *         "updated_at": "2026-11-20T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description How many entries a page holds.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only deliveries in this state.
                 * @example failed
                 */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /**
                 * @description Only deliveries of this type of event.
                 * @example record.created
                 */
                event_type?: components["schemas"]["WebhookEventType"];
                /**
                 * @description Only deliveries made at or after this moment.
                 * @example 2026-11-20T00:00:00Z
                 */
                since?: components["schemas"]["Timestamp"];
                /**
                 * @description Only deliveries made before this moment.
                 * @example 2026-11-21T00:00:00Z
                 */
                until?: components["schemas"]["Timestamp"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "event_id": "evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "event_type": "record.created",
                     *           "subscription_id": "whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "status": "succeeded",
                     *           "attempts": 1,
                     *           "next_retry_at": null,
                     *           "response_code": 200,
                     *           "response_body_preview": "ok",
                     *           "error": null,
                     *           "duration_ms": 12,
                     *           "created_at": "2026-11-20T15:04:05.000Z",
                     *           "finished_at": "2026-11-20T15:04:05.014Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookMetrics: {
        parameters: {
            query?: {
                /**
                 * @description How far back to look; what waits is counted whenever it came.
                 * @example 24
                 */
                hours?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "hours": 24,
                     *         "deployment": {
                     *           "direction": "both",
                     *           "events": [
                     *             "*"
                     *           ],
                     *           "volume_per_second": null,
                     *           "latency_target_ms": 5000,
                     *           "guarantee": "at_least_once",
                     *           "auth": "hmac",
                     *           "dispatch": "postgres"
                     *         },
                     *         "deliveries": {
                     *           "tried": 200,
                     *           "succeeded": 199,
                     *           "ended": 200,
                     *           "waiting": 0
                     *         },
                     *         "metrics": [
                     *           {
                     *             "name": "delivery_success_rate",
                     *             "description": "Deliveries that arrived, of those that came to an end.",
                     *             "unit": "ratio",
                     *             "value": 0.995,
                     *             "target": {
                     *               "is": "above",
                     *               "than": 0.99
                     *             },
                     *             "alert": {
                     *               "is": "below",
                     *               "than": 0.95,
                     *               "priority": 1
                     *             },
                     *             "status": "ok"
                     *           }
                     *         ],
                     *         "alerts": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookMetricsResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeadLetters: {
        parameters: {
            query?: {
                /**
                 * @description How many entries a page holds.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only those of this subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                subscription_id?: components["parameters"]["DeadLetterSubscription"];
                /**
                 * @description Only those of this type of event.
                 * @example order.paid
                 */
                event_type?: components["parameters"]["DeadLetterEventType"];
                /**
                 * @description Only those with this reason.
                 * @example rejected
                 */
                reason?: components["parameters"]["DeadLetterReason"];
                /**
                 * @description Only those that were sent again, or that were not.
                 * @example false
                 */
                replayed?: components["parameters"]["DeadLetterReplayed"];
                /**
                 * @description Only those made at or after this moment.
                 * @example 2026-11-20T00:00:00Z
                 */
                since?: components["parameters"]["DeadLetterSince"];
                /**
                 * @description Only those made before this moment.
                 * @example 2026-11-21T00:00:00Z
                 */
                until?: components["parameters"]["DeadLetterUntil"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of dead letters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "dlq_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "delivery_id": "dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "subscription_id": "whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "event_id": "evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "event_type": "order.paid",
                     *           "reason": "attempts_exhausted",
                     *           "attempts": 10,
                     *           "response_code": 500,
                     *           "error": "The receiver answered 500.",
                     *           "created_at": "2026-11-20T15:04:05.000Z",
                     *           "replayed_at": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDeadLetterList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    purgeWebhookDeadLetters: {
        parameters: {
            query?: {
                /**
                 * @description Only those of this subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                subscription_id?: components["parameters"]["DeadLetterSubscription"];
                /**
                 * @description Only those of this type of event.
                 * @example order.paid
                 */
                event_type?: components["parameters"]["DeadLetterEventType"];
                /**
                 * @description Only those with this reason.
                 * @example rejected
                 */
                reason?: components["parameters"]["DeadLetterReason"];
                /**
                 * @description Only those that were sent again, or that were not.
                 * @example false
                 */
                replayed?: components["parameters"]["DeadLetterReplayed"];
                /**
                 * @description Only those made at or after this moment.
                 * @example 2026-11-20T00:00:00Z
                 */
                since?: components["parameters"]["DeadLetterSince"];
                /**
                 * @description Only those made before this moment.
                 * @example 2026-11-21T00:00:00Z
                 */
                until?: components["parameters"]["DeadLetterUntil"];
            };
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were dropped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "purged": 12
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PurgeWebhookDeadLettersResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportWebhookDeadLetters: {
        parameters: {
            query?: {
                /**
                 * @description Only those of this subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                subscription_id?: components["parameters"]["DeadLetterSubscription"];
                /**
                 * @description Only those of this type of event.
                 * @example order.paid
                 */
                event_type?: components["parameters"]["DeadLetterEventType"];
                /**
                 * @description Only those with this reason.
                 * @example rejected
                 */
                reason?: components["parameters"]["DeadLetterReason"];
                /**
                 * @description Only those that were sent again, or that were not.
                 * @example false
                 */
                replayed?: components["parameters"]["DeadLetterReplayed"];
                /**
                 * @description Only those made at or after this moment.
                 * @example 2026-11-20T00:00:00Z
                 */
                since?: components["parameters"]["DeadLetterSince"];
                /**
                 * @description Only those made before this moment.
                 * @example 2026-11-21T00:00:00Z
                 */
                until?: components["parameters"]["DeadLetterUntil"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "end": {
                     *         "dead_letters": 12
                     *       }
                     *     }
                     */
                    "application/x-ndjson": components["schemas"]["WebhookDeadLetterLine"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayWebhookDeadLetters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-11-20T00:00:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["ReplayWebhookDeadLettersRequest"];
            };
        };
        responses: {
            /** @description How many are on their way again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "replayed": 12,
                     *         "more": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReplayWebhookDeadLettersResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayWebhookDeadLetter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the dead letter.
                 * @example dlq_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookDeadLetterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dead letter, on its way again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "dlq_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "delivery_id": "dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "subscription_id": "whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "event_id": "evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "event_type": "order.paid",
                     *         "reason": "attempts_exhausted",
                     *         "attempts": 10,
                     *         "response_code": 500,
                     *         "error": "The receiver answered 500.",
                     *         "created_at": "2026-11-20T15:04:05.000Z",
                     *         "replayed_at": "2026-11-20T16:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDeadLetterResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookId"];
                /**
                 * @description Id of the delivery.
                 * @example dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                deliveryId: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "event_id": "evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "event_type": "order.paid",
                     *         "subscription_id": "whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "status": "retrying",
                     *         "attempts": 1,
                     *         "next_retry_at": "2026-11-20T15:04:15.000Z",
                     *         "response_code": 500,
                     *         "response_body_preview": "broken",
                     *         "error": "The receiver answered 500.",
                     *         "duration_ms": 12,
                     *         "created_at": "2026-11-20T15:04:05.000Z",
                     *         "finished_at": null,
                     *         "history": [
                     *           {
                     *             "number": 1,
                     *             "at": "2026-11-20T15:04:05.014Z",
                     *             "outcome": "failed",
                     *             "response_code": 500,
                     *             "error": "The receiver answered 500.",
                     *             "duration_ms": 12
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookId"];
                /**
                 * @description Id of the delivery.
                 * @example dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                deliveryId: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, on its way again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "event_id": "evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "event_type": "order.paid",
                     *         "subscription_id": "whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "status": "queued",
                     *         "attempts": 1,
                     *         "next_retry_at": "2026-11-20T15:04:15.000Z",
                     *         "response_code": 500,
                     *         "response_body_preview": "broken",
                     *         "error": "The receiver answered 500.",
                     *         "duration_ms": 12,
                     *         "created_at": "2026-11-20T15:04:05.000Z",
                     *         "finished_at": null,
                     *         "history": [
                     *           {
                     *             "number": 1,
                     *             "at": "2026-11-20T15:04:05.014Z",
                     *             "outcome": "failed",
                     *             "response_code": 500,
                     *             "error": "The receiver answered 500.",
                     *             "duration_ms": 12
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The server's `SIGNUP_TOKEN`, when it registers by token.
                 * @example let-me-in-please
                 */
                "X-Signup-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "research-agent"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterAgentRequest"];
            };
        };
        responses: {
            /** @description Registered. The key is not shown again. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "agent": {
                     *           "id": "agt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "name": "research-agent",
                     *           "api_key": "sk_live_EXAMPLE0_0000000000000000000000000000000000000000000",
                     *           "created_at": "2026-11-20T15:04:05.000Z",
                     *           "organization_id": "org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegisterAgentResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "agt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "name": "research-agent",
                     *         "status": "active",
                     *         "created_at": "2026-11-20T15:04:05.000Z",
                     *         "balance": "0.00000000",
                     *         "key": {
                     *           "prefix": "sk_live_EXAMPLE0",
                     *           "last4": "0000",
                     *           "created_at": "2026-11-20T15:04:05.000Z",
                     *           "last_used_at": "2026-11-20T15:04:05.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AgentResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "organization": {
                     *           "id": "org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "name": "research-agent"
                     *         },
                     *         "key": {
                     *           "id": "key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "prefix": "sk_live_EXAMPLE0",
                     *           "last4": "0000",
                     *           "livemode": true
                     *         },
                     *         "member": {
                     *           "id": "agt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "name": "research-agent",
                     *           "role": "owner"
                     *         },
                     *         "plan": {
                     *           "name": "unlimited",
                     *           "maxApiCallsPerMinute": 2147483647,
                     *           "maxApiCallsPerMonth": 2147483647,
                     *           "features": [
                     *             "memory",
                     *             "collections",
                     *             "events",
                     *             "webhooks"
                     *           ]
                     *         },
                     *         "credits": 1000000
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MeResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "plan": "unlimited",
                     *         "minute": {
                     *           "calls": 12,
                     *           "limit": 2147483647,
                     *           "resetsAt": "2026-11-20T15:05:00.000Z"
                     *         },
                     *         "month": {
                     *           "calls": 340,
                     *           "limit": 2147483647,
                     *           "resetsAt": "2026-12-01T00:00:00.000Z"
                     *         },
                     *         "credits": {
                     *           "available": 999660,
                     *           "held": 0,
                     *           "usedThisMonth": 340,
                     *           "byOperation": [
                     *             {
                     *               "operation": "memorize",
                     *               "calls": 170,
                     *               "credits": 340
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UsageResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListOrganizations: {
        parameters: {
            query?: {
                /**
                 * @description How many entries a page holds.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of organizations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "name": "research-agent",
                     *           "plan": "unlimited",
                     *           "createdAt": "2026-11-20T15:04:05.000Z",
                     *           "credits": {
                     *             "live": 1000000,
                     *             "test": 1000000
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrganizationList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminUpdateOrganization: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the organization.
                 * @example org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "pro"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateOrganizationRequest"];
            };
        };
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "name": "research-agent",
                     *         "plan": "pro",
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "credits": {
                     *           "live": 1000000,
                     *           "test": 1000000
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrganizationResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminGrantCredits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the organization.
                 * @example org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credits": 50000,
                 *       "reason": "Invoice 4711"
                 *     }
                 */
                "application/json": components["schemas"]["GrantCreditsRequest"];
            };
        };
        responses: {
            /** @description The organization with its new balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "name": "research-agent",
                     *         "plan": "pro",
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "credits": {
                     *           "live": 1050000,
                     *           "test": 1000000
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrganizationResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminListKeys: {
        parameters: {
            query?: {
                /**
                 * @description How many entries a page holds.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the page before.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the organization.
                 * @example org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": [
                     *         {
                     *           "id": "key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "name": "ci",
                     *           "role": "viewer",
                     *           "scopes": [],
                     *           "livemode": true,
                     *           "prefix": "sk_live_EXAMPLE0",
                     *           "last4": "0000",
                     *           "createdAt": "2026-11-20T15:04:05.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["KeyList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminCreateKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the organization.
                 * @example org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "ci",
                 *       "role": "viewer"
                 *     }
                 */
                "application/json": components["schemas"]["CreateKeyRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "name": "ci",
                     *         "role": "viewer",
                     *         "scopes": [],
                     *         "livemode": true,
                     *         "prefix": "sk_live_EXAMPLE0",
                     *         "last4": "0000",
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "apiKey": "sk_live_EXAMPLE0_0000000000000000000000000000000000000000000"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreateKeyResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["IdempotencyMismatch"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    adminRevokeKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Any text of your choice, unique for this piece of work. The work, its price and its response are stored together, so that a call is done and charged at most once under one key, also when the server crashes: send a call without a response again with the same key. For 24 hours the same key returns the first response, with `Idempotent-Replayed: true`. While the first call runs, it returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the organization.
                 * @example org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["OrganizationId"];
                /**
                 * @description Id of the key.
                 * @example key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                keyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *         "name": "ci",
                     *         "role": "viewer",
                     *         "scopes": [],
                     *         "livemode": true,
                     *         "prefix": "sk_live_EXAMPLE0",
                     *         "last4": "0000",
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "revokedAt": "2026-11-20T16:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KeyResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["IdempotencyMismatch"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "status": "ok",
                     *         "version": "0.1.0",
                     *         "uptimeSeconds": 42
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["Invalid"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "status": "ready",
                     *         "database": "embedded"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Not ready, with the reason. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "error": "server_error",
                     *       "message": "The server is stopping."
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}

export interface callers {
  memorize: 'tenant'
  batchMemorize: 'tenant'
  smartRecall: 'tenant'
  smartRecallUnified: 'tenant'
  smartMemoryDigest: 'tenant'
  recall: 'tenant'
  similar: 'tenant'
  segment: 'tenant'
  getProperties: 'tenant'
  upsert: 'tenant'
  filterByProperty: 'tenant'
  search: 'tenant'
  queryProperties: 'tenant'
  exportMemory: 'tenant'
  updateProperty: 'tenant'
  bulkUpdate: 'tenant'
  propertyHistory: 'tenant'
  undoChange: 'tenant'
  updateKeys: 'tenant'
  updateKeysBatch: 'tenant'
  listKeys: 'tenant'
  deleteKeys: 'tenant'
  mergeRecords: 'tenant'
  deleteMemories: 'tenant'
  deleteRecord: 'tenant'
  cancelDeletion: 'tenant'
  importMemory: 'tenant'
  listCollections: 'tenant'
  createCollection: 'tenant'
  getCollection: 'tenant'
  updateCollection: 'tenant'
  deleteCollection: 'tenant'
  getCollectionHistory: 'tenant'
  listEntityTypes: 'tenant'
  createEntityType: 'tenant'
  getEntityType: 'tenant'
  updateEntityType: 'tenant'
  archiveEntityType: 'tenant'
  unarchiveEntityType: 'tenant'
  listEvents: 'tenant'
  getEvent: 'tenant'
  getEventDetails: 'tenant'
  cancelEvent: 'tenant'
  listWebhooks: 'tenant'
  createWebhook: 'tenant'
  publishWebhookEvents: 'tenant'
  getWebhookEvent: 'tenant'
  listWebhookEventTypes: 'tenant'
  getWebhook: 'tenant'
  updateWebhook: 'tenant'
  deleteWebhook: 'tenant'
  testWebhook: 'tenant'
  rotateWebhookSecret: 'tenant'
  revokePreviousWebhookSecret: 'tenant'
  enableWebhook: 'tenant'
  disableWebhook: 'tenant'
  listWebhookDeliveries: 'tenant'
  getWebhookMetrics: 'tenant'
  listWebhookDeadLetters: 'tenant'
  purgeWebhookDeadLetters: 'tenant'
  exportWebhookDeadLetters: 'tenant'
  replayWebhookDeadLetters: 'tenant'
  replayWebhookDeadLetter: 'tenant'
  getWebhookDelivery: 'tenant'
  retryWebhookDelivery: 'tenant'
  registerAgent: 'anyone'
  getAgent: 'tenant'
  getMe: 'tenant'
  getCurrentUsage: 'tenant'
  adminListOrganizations: 'operator'
  adminUpdateOrganization: 'operator'
  adminGrantCredits: 'operator'
  adminListKeys: 'operator'
  adminCreateKey: 'operator'
  adminRevokeKey: 'operator'
  getHealth: 'anyone'
  getReadiness: 'anyone'
}

export interface areas {
  memorize: 'memory'
  batchMemorize: 'memory'
  smartRecall: 'memory'
  smartRecallUnified: 'memory'
  smartMemoryDigest: 'memory'
  recall: 'memory'
  similar: 'memory'
  segment: 'memory'
  getProperties: 'memory'
  upsert: 'memory'
  filterByProperty: 'memory'
  search: 'memory'
  queryProperties: 'memory'
  exportMemory: 'memory'
  updateProperty: 'memory'
  bulkUpdate: 'memory'
  propertyHistory: 'memory'
  undoChange: 'memory'
  updateKeys: 'memory'
  updateKeysBatch: 'memory'
  listKeys: 'memory'
  deleteKeys: 'memory'
  mergeRecords: 'memory'
  deleteMemories: 'memory'
  deleteRecord: 'memory'
  cancelDeletion: 'memory'
  importMemory: 'memory'
  listCollections: 'collections'
  createCollection: 'collections'
  getCollection: 'collections'
  updateCollection: 'collections'
  deleteCollection: 'collections'
  getCollectionHistory: 'collections'
  listEntityTypes: 'collections'
  createEntityType: 'collections'
  getEntityType: 'collections'
  updateEntityType: 'collections'
  archiveEntityType: 'collections'
  unarchiveEntityType: 'collections'
  listEvents: 'events'
  getEvent: 'events'
  getEventDetails: 'events'
  cancelEvent: 'events'
  listWebhooks: 'webhooks'
  createWebhook: 'webhooks'
  publishWebhookEvents: 'webhooks'
  getWebhookEvent: 'webhooks'
  listWebhookEventTypes: 'webhooks'
  getWebhook: 'webhooks'
  updateWebhook: 'webhooks'
  deleteWebhook: 'webhooks'
  testWebhook: 'webhooks'
  rotateWebhookSecret: 'webhooks'
  revokePreviousWebhookSecret: 'webhooks'
  enableWebhook: 'webhooks'
  disableWebhook: 'webhooks'
  listWebhookDeliveries: 'webhooks'
  getWebhookMetrics: 'webhooks'
  listWebhookDeadLetters: 'webhooks'
  purgeWebhookDeadLetters: 'webhooks'
  exportWebhookDeadLetters: 'webhooks'
  replayWebhookDeadLetters: 'webhooks'
  replayWebhookDeadLetter: 'webhooks'
  getWebhookDelivery: 'webhooks'
  retryWebhookDelivery: 'webhooks'
  registerAgent: 'organizations'
  getAgent: 'organizations'
  getMe: 'organizations'
  getCurrentUsage: 'analytics'
  adminListOrganizations: 'organizations'
  adminUpdateOrganization: 'organizations'
  adminGrantCredits: 'organizations'
  adminListKeys: 'organizations'
  adminCreateKey: 'organizations'
  adminRevokeKey: 'organizations'
  getHealth: 'health'
  getReadiness: 'health'
}

export type OwnTransaction = 'memorize' | 'importMemory' | 'createWebhook' | 'updateWebhook' | 'testWebhook' | 'registerAgent'
