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
         * @description Stores the content word for word and extracts the properties that the collections define. If no record has the identity key, a new record is created. Duplicates are not stored: the response has `duplicate: true` and the memory that the content repeats. Duplicates are the same content, the same content with different spelling, quotation marks, speaker or date, and several of the record's memories as a list or in sequence. A note of a workspace (`actionId`) is only a duplicate of other notes of that workspace. A value is stored if its confidence is at least `minConfidence` and the current value does not take precedence; `stored` and `reason` say so. If nothing is extracted, `properties` is empty and extraction is not charged.
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
         * @description Returns an `eventId` at once and stores the memories in order in the background. The event shows the progress; its details show the outcome of each item. Duplicates are free; an item fails alone if the credits do not cover it. If the server stops, the work resumes when it starts again.
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
         * Recall the memories that answer a question
         * @description Ranks the memories of one record, of all records of a type, or of the organization by how well they answer `query`. For one record, other memories of it fill the page: those nearest in meaning first, then the newest, with a low `score`. With `generateAnswer`, the response also has an answer and its sources, unless no memory answers the question; then only the recall is charged. With `filterByProperty` and no `query`, the call is a filter: it needs no model and costs nothing.
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
         * Answer a message with the best strategy
         * @description Chooses a strategy for a message by fixed rules. A message that is only about property values becomes a filter. A message that asks who someone is becomes a digest. Any other message is recalled; conditions on property values in it narrow the records. If the message is about one record, other memories of it fill the page. `strategy` and `why` show the choice. The call costs the same as the chosen operation.
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
         * Summarize a record within a token budget
         * @description Returns Markdown to include in a prompt: the record's properties, then its memories. Memories relevant to `focus` come first, then the newest. The digest never exceeds `tokenBudget`. If not everything fits, recent and frequently mentioned content has priority.
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
         * List memories by date or by relevance
         * @description Lists memories directly, without an answer. Without `query`, memories are sorted newest first and paginated. With `query`, they are sorted by relevance, at most 200 in total; for one record, those that do not match follow the ones that do. With `filterByProperty` and no `query`, the call costs nothing.
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
         * Find similar records
         * @description Compares the most distinctive words of the record's memories (or of `text`) and its property values with those of other records of the same type. The response names the shared words and values. A `score` of 0.7 or more is `very_similar`, 0.35 or more `similar`, 0.2 or more `somewhat_similar`; lower scores are not returned. Uses no model.
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
         * Segment all records by similarity
         * @description Makes the same comparison as `similar` over all records and counts the records in each of its three tiers (scores from 0.7, 0.35 and 0.2). At most 5,000 records are compared by words and 5,000 by values.
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
         * Get a record's properties
         * @description Returns the current value of each property of a record, with the collection's description and the source of the value.
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
         * Set properties of many records
         * @description Sets the given properties and creates the records that do not exist yet. Uses no model. The call writes all records or none. The value of a property that a collection defines must match its type.
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
         * Filter records by property values
         * @description Returns the records whose property values match the conditions. Uses an index and no model, and costs nothing. Comparisons follow the property's type.
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
         * @description Returns records whose properties match `groups` of conditions, and their total. With `query`, returns the records whose memories match it, best first, from the 200 best memories. Without `query`, the call uses no model and costs nothing; records are sorted by ID, so a cursor never returns a record twice, even if records are added. To get a complete set, export it.
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
         * Find records by a question about properties
         * @description Parses a question ("contacts in Berlin with budget over 50k") using the organization's names of properties, values and record types. Returns the resulting filter and the records that match it. If the server has a language model, the model parses the first page's question in any language for one credit. Its filter is used, and charged, only if the properties and their types allow it. Otherwise, or without credits, fixed rules for English parse it, which costs nothing. `unread` lists the words that produced no condition; if there are any, the filter covers only part of the question.
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
         * @description Streams everything stored for the matching records as NDJSON, one JSON object per line: each record with its keys, properties and their history, then its memories, oldest first. The last line is `end` with the counts of both. A stream without `end` is incomplete; a stream that fails ends with `error`. `after` resumes after a line that you already have. `POST /api/v1/memory/import` accepts these lines. With `Accept: text/csv` the export is a table, and its last row is the end. Costs nothing.
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
         * Update a property or edit a memory
         * @description Sets a property, adds to or removes from a list, increments a number, or patches an object or the items of a list. Concurrent updates do not overwrite each other. With `expectedVersion`, the update is made only if the property still has that version. `push` on `[Tasks]` and `[Issues]` maintains the lists of a workspace, which `set` cannot overwrite. To accept a suggestion of `memorize`, set its `value` with the memory as `sourceMemoryId`. With `memoryId` instead of a record, the call edits the content, tags, metadata or timestamp of a memory and indexes it again. If its content or timestamp changes, its properties are extracted again: values that only the memory before the edit said are replaced by the values before them, or removed. The history keeps every change.
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
         * Update up to 100 properties atomically
         * @description Updates many properties of one or more records: all changes are made, or none. If a property does not have the expected version, the call returns 409 with `currentVersion`; read it again and retry. Name each property at most once.
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
         * Get the history of a record's properties
         * @description Lists every change of one or all properties of a record, newest first: the value before and after, who changed it, why, and the source. With `at`, the response also has the values at that time. With `memoryId`, lists the edits of a memory instead; `propertyName` is then the edited field.
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
         * @description Restores the value that the property had before its last change. A property that the change created is removed. The undo is itself a change and is kept in the history. With `version`, only that change is undone; if later changes exist, the call returns 409 with `currentVersion`.
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
         * Add or move identity keys
         * @description Adds identity keys to a record. A record can have many keys, including several with the same name. A key belongs to one record of a type. If another record has the key, the call returns 409 with both `recordIds`, unless `move` is true. The last key of a record cannot be moved. Adding a key that the record already has changes nothing.
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
         * Update keys of up to 100 records
         * @description Adds or moves keys of many records at once: all changes are made, or none.
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
         * List a record's identity keys
         * @description Lists all keys of a record by name and value, in normalized form.
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
         * Remove identity keys from a record
         * @description Removes keys, which other records can use at once. A record keeps at least one key: removing the last one returns 409; delete the record instead. Keys that the record does not have are ignored.
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
         * Merge two records
         * @description Merges the record `from` into the record that the request names: its keys, memories, lists and properties. If both have a property, the newer value is used, lists are combined, and both histories are kept in order of time. Only the ID of `from` is lost. A merge cannot be undone.
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
         * Delete memories
         * @description Deletes memories by ID, or the memories of a record that match a filter. Deleted memories disappear at once from reads, counts, digests and searches. `cancel-deletion` restores them within 30 days. Properties that were extracted from them are kept. More than 5,000 memories are deleted in the background; `eventId` shows the progress.
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
         * Delete a record and everything it contains
         * @description Deletes the record with its keys, memories, properties and their history. Its keys can be used by a new record at once. `cancel-deletion` restores the record within 30 days. Beyond 5,000 memories the rest is deleted in the background; `eventId` shows the progress.
         */
        post: operations["deleteRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/memory/deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deletions
         * @description Lists the deletions of memories and records, newest first. A deletion with the status `pending` can be cancelled until `recoverableUntil`. After that its data is purged; the deletion itself stays in the list.
         */
        get: operations["listDeletions"];
        put?: never;
        post?: never;
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
         * Cancel a deletion
         * @description Restores everything that a deletion removed, within 30 days. `recordId` names the deletion of the record or, if the record exists, of its memories; if there are several, the call returns 409 with `deletionIds`. It returns 409 with `recordIds` if another record now has a key of the deleted record, and 409 if the 30 days are over or the deletion was already cancelled. Beyond 5,000 memories the rest is restored in the background; `eventId` shows the progress.
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
         * Import exported records and memories
         * @description Adds exported records and memories with their times, history and IDs. Existing data is not changed, and importing the same lines again adds nothing. Uses no model. A record is matched by its ID, then by its keys. Memories that the record already has, and properties that it has or had, are left as they are. An ID that is already used, by another organization of this server or by deleted data, is replaced by an ID derived from it. A call adds everything or nothing, except for lines that cannot be added, which are listed in `problems`.
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
         * @description Lists all collections of the organization, oldest first.
         */
        get: operations["listCollections"];
        put?: never;
        /**
         * Create a collection
         * @description Defines properties to extract from new memories. `systemName` and `slug` are generated from the names if absent.
         */
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/starter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the starter collection
         * @description Creates a collection named Starter with six properties that most conversations about people and companies contain: job title, company, location, budget, decision date and interests. It applies to all entity types and can be changed like any other collection. If a collection with the slug `starter` exists, the call returns 409 with `existingId`.
         */
        post: operations["createStarterCollection"];
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
         * @description Returns one collection with its current property definitions.
         */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        /**
         * Delete a collection
         * @description Deletes the definitions and their versions. If the collection has values (lists of tasks and issues are values too) or notes, the call returns 409 with their counts, unless `cascade` is true. With `cascade`, the values are deleted too, large sets in the background (`eventId`); their history is kept. Notes stay as memories of their records.
         */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        /**
         * Update a collection
         * @description Changes the given fields and keeps the others. `properties`, if given, replaces the property list in that order. An entry updates the property with the same `systemName` or, without one, the same name, so a renamed or retyped property keeps its values. Any other entry is a new property. If a property's type changes, values that fit the new type are converted; the others stay as they are and are reported. If values are affected, `eventId` names the event that counts them and lists each value that did not fit. Large conversions run in the background. A request that changes nothing creates no version.
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
         * Get a collection's history
         * @description Lists the versions of the collection, newest first.
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
         * @description Lists the types of records by name, with the number of records of each.
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
         * @description Describes a type before it has records. This is optional: storing the first record of a type creates the type.
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
         * @description Returns one type with its number of records.
         */
        get: operations["getEntityType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an entity type
         * @description Changes the given fields and keeps the others. A type that has records or collections cannot be renamed (409), because they refer to it by name.
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
         * @description Prevents new records of this type: calls that would create one (`memorize`, `batch-memorize`, `upsert`) return 409. Existing records can still be read and written. Archiving twice returns the same response.
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
         * @description Allows new records of this type again. Unarchiving a type that is not archived has no effect.
         */
        post: operations["unarchiveEntityType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guidelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List guidelines
         * @description Lists the guidelines of the organization, oldest first, without their text.
         */
        get: operations["listGuidelines"];
        put?: never;
        /**
         * Create a guideline
         * @description Stores a Markdown document for agents to read. The text is stored and returned exactly as it was sent.
         */
        post: operations["createGuideline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guidelines/{id}/structure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a guideline's structure
         * @description Returns the headings of the guideline as a tree, with the position and the size of each section. A section extends from its heading to the next heading of the same or a higher rank. Headings in code, quotes, lists and front matter do not count.
         */
        get: operations["getGuidelineStructure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guidelines/{id}/section": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a section of a guideline
         * @description Returns the text of one section, with its heading and its subsections. Name it by `slug` or by `header`. If several sections have the header, the call returns 409 with their `slugs`.
         */
        get: operations["getGuidelineSection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guidelines/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a guideline
         * @description Lists the versions of the guideline, newest first, without their text.
         */
        get: operations["listGuidelineVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guidelines/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a version of a guideline
         * @description Returns one version of the guideline with its text.
         */
        get: operations["getGuidelineVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/guidelines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a guideline
         * @description Returns the guideline with its complete text, exactly as it was sent. To read a long guideline in parts, get its structure first.
         */
        get: operations["getGuideline"];
        put?: never;
        post?: never;
        /**
         * Delete a guideline
         * @description Deletes the guideline and its versions. This cannot be undone.
         */
        delete: operations["deleteGuideline"];
        options?: never;
        head?: never;
        /**
         * Update a guideline
         * @description Changes the given fields and keeps the others. `updateMode` says what `value` does: it replaces the text (`replace`, the default), is added at the end (`append`), replaces one section (`section`), or is added to the end of a section's own text, before its subsections (`appendToSection`). Text outside the section does not change. The change is applied to the current version; with `expectedVersion`, the call returns 409 with `currentVersion` if someone else changed it first. A request that changes nothing creates no version.
         */
        patch: operations["updateGuideline"];
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
         * @description Lists background jobs, newest first. An event is kept for 30 days after it ends.
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
         * @description Returns the status and progress of a background job.
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
         * List the outcome of each item
         * @description Lists the items of an event in order, each with its outcome.
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
         * @description Cancels a background job. Items that are already stored remain. Items that no worker has started stay pending and cost nothing. Cancelling twice returns the same response. An event of type `move_memories` cannot be cancelled; cancel its deletion instead.
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
         * @description Lists all subscriptions of the live or test data, oldest first, with the state of their circuits. Secrets are masked.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook subscription
         * @description Sends events of the given types to a URL, signed according to Standard Webhooks. A test event is sent at once; if it fails, the subscription is still saved and `warning` says why. `secret_current` has the signing secret; it is shown only once. In live mode the URL must use https. Addresses that are not public are refused. The limit is 20 subscriptions for live data and 20 for test data.
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
         * @description Sends your own events to the subscriptions that match their types. The call accepts all events or none. An ID that was published before is skipped (`duplicate`), so the call can be retried safely. A payload must not have secrets or personal data, and gives money as integer cents and times in UTC; an error names the field that breaks a rule. An event larger than 64 KB is sent as its IDs and a `fetch_url`.
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
         * Get a sent event
         * @description Returns the complete event, even if a delivery had only a reference to it. `fetch_url` points here. An event is kept for 35 days, and for as long as any of its deliveries.
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
         * List event types
         * @description Lists the event types that the service sends, each with the JSON Schema of its `data.object` and an example, and the first 1,000 types that the account has published.
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
         * @description Returns the settings of a subscription and the state of its circuit and secrets. Secrets are masked.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook subscription
         * @description Deletes the subscription with its deliveries and dead letters. `waiting_deliveries` and `dead_letters` count the events that it will not receive. To keep them, disable the subscription instead.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a webhook subscription
         * @description Changes the given fields and keeps the others. With a new URL, waiting deliveries are sent to it and the circuit starts closed. An empty description removes the description.
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
         * @description Sends one `webhook.tested` event now, in any state of the subscription, and returns the receiver's response. The test appears in the list of deliveries. It is not retried and does not affect the circuit.
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
         * @description Starts a rotation in three phases. First, every delivery is signed with the new and the old secret. Then receivers switch to the new secret within the grace period. Finally, the old secret is revoked automatically. `secret_current` has the new secret; it is shown only once. Refused during a grace period.
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
         * @description Ends the grace period of a rotation now, so that only the current secret signs. Has no effect outside a grace period.
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
         * @description Resumes sending, including waiting deliveries, and closes the circuit.
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
         * @description Stops sending until the subscription is enabled. Waiting deliveries stay `deferred` for 35 days, then become dead letters with the reason `subscription_disabled`. New events are not sent to a disabled subscription.
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
         * List a subscription's deliveries
         * @description Lists sent and waiting deliveries, newest first, including test events. A delivery is kept for 35 days after it ends.
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
         * Get delivery metrics
         * @description Returns the metrics of recent deliveries with their targets, and the active alerts. Test events are not counted.
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
         * @description Lists deliveries that failed permanently, newest first. A dead letter is kept for 30 days. If a replay fails, a new dead letter is created, which is kept for 30 days.
         */
        get: operations["listWebhookDeadLetters"];
        put?: never;
        post?: never;
        /**
         * Purge dead letters
         * @description Deletes the dead letters that match the filter, or all of them without a filter. Their deliveries stay in the list of deliveries.
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
         * @description Streams the dead letters that match the filter as NDJSON, oldest first, one JSON object per line, each with its complete event. The last line is `end` with the count. A stream without `end` is incomplete; a stream that fails ends with `error`.
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
         * Replay dead letters
         * @description Sends the matching dead letters that were not replayed yet, up to 10,000 per call; `more` is true if others remain. Event IDs and earlier attempts are kept. Replays have lower priority than first attempts, so new events are not delayed.
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
         * Replay a dead letter
         * @description Sends the dead letter again, and keeps its earlier attempts and its event ID. If the replay fails, a new dead letter is created.
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
         * @description Returns the status of a delivery and the result of each attempt.
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
         * Retry a delivery
         * @description Sends the delivery again now, in any state, and keeps its earlier attempts and its event ID. Its dead letter counts as replayed. Test events cannot be retried.
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
         * @description Creates an organization with one agent and returns its key. The key is shown only once. Register only if you have no key: a second account cannot see the data of the first. The server setting `SIGNUP` controls whether registration is open. Calls are rate-limited by IP address.
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
         * Verify a key
         * @description Returns the account that the key belongs to. Every key may call it, whatever its role and scopes.
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
         * Get the account and its plan limits
         * @description Returns the organization, key, member, plan and credits of the caller. Every key may call it, whatever its role and scopes.
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
         * Get current usage
         * @description Returns the calls of the current minute and month against the plan's limits, and the credits used this month by operation.
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
         * @description Lists all organizations, oldest first.
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
         * @description The new plan applies from the organization's next call, on every replica.
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
         * Grant credits to an organization
         * @description Adds credits to the organization's live or test balance. A negative amount removes credits; the balance never goes below zero.
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
         * @description Lists all keys with their roles, oldest first. Secrets are not included.
         */
        get: operations["adminListKeys"];
        put?: never;
        /**
         * Create a key
         * @description Creates a key with its own role, for the organization's live or test data. The key is shown only once.
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
         * @description The key stops working from the next call, on every replica. Revoking it twice has no effect.
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
         * Check liveness
         * @description Returns 200 while the process is running. Does not query the database.
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
         * Check readiness
         * @description Returns 200 once migrations are applied and the database responds. Returns 503 before that and during shutdown.
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
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The agent that the key belongs to. */
            data: {
                /** @description ID of the agent. */
                id: string;
                /** @description The name of the agent. */
                name: string;
                /**
                 * @description The status of the account.
                 * @enum {string}
                 */
                status: "active";
                /** @description A time in ISO 8601 format. */
                created_at: components["schemas"]["Timestamp"];
                /** @description Prepaid balance in USD, for requests that are charged in money. */
                balance: string;
                /** @description The key of this call. */
                key: {
                    /** @description The first 16 characters of the key, which identify it. */
                    prefix: string;
                    /** @description The last 4 characters of the key. */
                    last4: string;
                    /** @description A time in ISO 8601 format. */
                    created_at: components["schemas"]["Timestamp"];
                    /** @description A time in ISO 8601 format. */
                    last_used_at?: components["schemas"]["Timestamp"];
                };
            };
        };
        /** @description The part of a memory that supports a sentence of the answer. */
        AnswerSource: {
            /** @description ID of a memory. */
            memoryId: components["schemas"]["MemoryId"];
            /** @description Where the text starts in the memory, in UTF-16 code units. */
            start: number;
            /** @description Where the text ends in the memory, in UTF-16 code units. */
            end: number;
            /** @description The text that supports the sentence. */
            text: string;
        };
        BatchMemorizeRequest: {
            /** @description The contents to store, each with its record. */
            records: components["schemas"]["MemorizeRequest"][];
            /** @description Default fields for items that do not set them. */
            defaults?: {
                /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
                type?: components["schemas"]["EntityType"];
                /** @description Extract into these collections only. */
                collectionIds?: string[];
                /** @description Extract into these collections only, by name or slug. */
                collectionNames?: string[];
                /** @description Labels. A filter on several tags matches memories that have all of them. */
                tags?: components["schemas"]["Tags"];
                /** @description The conversation that the items belong to. */
                sessionId?: string;
                /** @description A time in ISO 8601 format. */
                timestamp?: components["schemas"]["Timestamp"];
                /** @description A JSON object of up to 8 kB. Returned unchanged. */
                metadata?: components["schemas"]["Metadata"];
                /** @description Whether to extract properties. */
                extract?: boolean;
                /** @description The maximum number of values of each item. */
                maxProperties?: number;
                /** @description The confidence that a value needs to be stored. */
                minConfidence?: number;
            };
        };
        BatchMemorizeResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description ID of the event that shows the progress, for `GET /api/v1/events/{id}`. */
            eventId: string;
        };
        BulkUpdateRequest: {
            /** @description The changes, applied in order. */
            updates: components["schemas"]["PropertyUpdate"][];
            /**
             * @description The default for updates without their own `expectedVersion`.
             * @example 1
             */
            expectedVersion?: number;
            /**
             * @description The default for updates without their own `reason`.
             * @example Call of 20 November
             */
            reason?: string;
        };
        BulkUpdateResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The result of all changes. */
            data: {
                /** @description Credits that the call cost. */
                creditsCharged: number;
                /** @description The changed properties, in the order of the request. */
                updates: components["schemas"]["ChangedProperty"][];
            };
        };
        /** @description Give either `deletionId` or `recordId`. */
        CancelDeletionRequest: {
            /** @description ID of a deletion. */
            deletionId?: components["schemas"]["DeletionId"];
            /** @description ID of the record that was deleted or lost memories. */
            recordId?: components["schemas"]["RecordId"];
        };
        CancelDeletionResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description What was restored. */
            data: {
                /** @description ID of the deletion that was cancelled. */
                deletionId: string;
                /** @description ID of a record (one person, company or other entity). */
                recordId?: components["schemas"]["RecordId"];
                /** @description Memories restored. */
                restored: number;
                /** @description Memories that were not restored because the record has the same content again. */
                duplicates: number;
                /** @description Present if the rest is restored in the background; `restored` counts all. */
                eventId?: string;
            };
        };
        ChangedProperty: {
            /** @description ID of a record (one person, company or other entity). */
            recordId: components["schemas"]["RecordId"];
            /** @description The display name of the property. */
            propertyName: string;
            /** @description The name of the property in code. */
            systemName: string;
            /** @description Absent if no collection defines the property. */
            collectionId?: string;
            /** @description The current value. Absent if there is none. */
            value?: unknown;
            /** @description The previous value. Absent if there was none. */
            previousValue?: unknown;
            /** @description The current version. */
            version: number;
            /** @description False if the property already had this value; nothing was written or charged. */
            changed: boolean;
        };
        /** @description A collection: what to extract about the records it applies to. */
        Collection: {
            /** @description ID of the collection. */
            id: string;
            /** @description The display name of the collection. */
            name: string;
            /** @description The name of the collection in code. */
            slug: string;
            /** @description What the collection is for. */
            description?: string;
            /** @description Absent if the collection applies to all entity types. */
            entityType?: string;
            /**
             * @description The kind of collection. A workspace also holds notes and tasks.
             * @enum {string}
             */
            kind: "properties" | "workspace";
            /** @description The properties that the collection defines. */
            properties: components["schemas"]["PropertyDefinition"][];
            /** @description The version of the collection. Every change increases it. */
            version: number;
            /** @description A time in ISO 8601 format. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description A time in ISO 8601 format. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description What the version changed, with `mode` `diff`. */
        CollectionChanges: {
            /** @description Changed fields of the collection. */
            fields: components["schemas"]["FieldChange"][];
            /** @description Properties that were added. */
            added: components["schemas"]["PropertyDefinition"][];
            /** @description Properties that were removed. */
            removed: components["schemas"]["PropertyDefinition"][];
            /** @description Properties with a different display name. */
            renamed: {
                /** @description The name of the property in code. */
                systemName: string;
                /** @description The old display name. */
                from: string;
                /** @description The new display name. */
                to: string;
            }[];
            /** @description Properties with a different type, options, description, mode or unit. */
            changed: {
                /** @description The name of the property in code. */
                systemName: string;
                /** @description The display name of the property. */
                name: string;
                /** @description The fields that changed. */
                fields: components["schemas"]["FieldChange"][];
            }[];
            /** @description Whether the order of the existing properties changed. */
            reordered: boolean;
        };
        CollectionHistory: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The versions of the collection, newest first. */
            data: components["schemas"]["CollectionVersion"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        CollectionList: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The collections of this page. */
            data: components["schemas"]["Collection"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        CollectionResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description A collection: what to extract about the records it applies to. */
            data: components["schemas"]["Collection"];
        };
        /** @description The complete version, with `mode` `full`. */
        CollectionSnapshot: {
            /** @description The display name of the collection. */
            name: string;
            /** @description The name of the collection in code. */
            slug: string;
            /** @description What the collection is for. */
            description?: string;
            /** @description Absent if the collection applied to all entity types. */
            entityType?: string;
            /** @description The properties that this version defines. */
            properties: components["schemas"]["PropertyDefinition"][];
        };
        CollectionVersion: {
            /** @description The number of the version. */
            version: number;
            /** @description A time in ISO 8601 format. */
            at: components["schemas"]["Timestamp"];
            /** @description Who created the version: `key:<id>`, `internal` or `operator`. */
            actor: string;
            /** @description The reason for the change. */
            note?: string;
            /** @description The complete version, with `mode` `full`. */
            collection?: components["schemas"]["CollectionSnapshot"];
            /** @description What the version changed, with `mode` `diff`. */
            changes?: components["schemas"]["CollectionChanges"];
        };
        /**
         * @description The text to store, up to 200 kB. Must not be blank.
         * @example Prefers calls before noon.
         */
        Content: string;
        CreateCollectionRequest: {
            /**
             * @description The display name.
             * @example Sales
             */
            name: string;
            /**
             * @description The name to use in code.
             * @example sales
             */
            slug?: string;
            /**
             * @description What the collection is for.
             * @example What sales needs to know about a contact.
             */
            description?: string;
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            entityType?: components["schemas"]["EntityType"];
            /**
             * @description The kind of collection. A workspace also holds notes and tasks.
             * @default properties
             * @example properties
             * @enum {string}
             */
            kind: "properties" | "workspace";
            /** @description The properties to extract. */
            properties?: components["schemas"]["PropertyDefinitionInput"][];
        };
        CreateEntityTypeRequest: {
            /** @description The `type` of a record. Case-sensitive. */
            name: components["schemas"]["EntityTypeName"];
            /** @description The name to use in code. Generated from the name if absent. */
            slug?: components["schemas"]["EntityTypeSlug"];
            /**
             * @description What the type represents.
             * @example Work that we do for somebody.
             */
            description?: string;
            /** @description The identity keys that records of this type usually have. For information only: other keys are allowed. */
            identityKeys?: components["schemas"]["IdentityKeyNames"];
        };
        CreateGuidelineRequest: {
            /**
             * @description The display name.
             * @example Refund policy
             */
            name: string;
            /**
             * @description The text in Markdown. At most 100,000 characters.
             * @example # Refunds
             *
             *     Refund within 30 days.
             */
            value: string;
            /**
             * @description What the guideline is about.
             * @example When and how we refund.
             */
            description?: string;
            /**
             * @description Labels to filter by.
             * @default []
             * @example [
             *       "support"
             *     ]
             */
            tags: string[];
            /**
             * @description Whether agents should always have this guideline in their context.
             * @default false
             * @example false
             */
            alwaysOn: boolean;
            /**
             * @description Words in a message for which agents should read this guideline.
             * @default []
             * @example [
             *       "refund"
             *     ]
             */
            triggerKeywords: string[];
        };
        CreateKeyRequest: {
            /**
             * @description The name of the key.
             * @example ci
             */
            name: string;
            /** @description `owner` and `admin` can do everything, `member` cannot change collections and entity types, `viewer` can only read. */
            role?: components["schemas"]["Role"];
            /**
             * @description Limits the key to these permissions of its role. If empty, the key has all permissions of its role.
             * @example [
             *       "memory:read"
             *     ]
             */
            scopes?: ("memory:read" | "memory:write" | "collections:read" | "collections:write" | "entity-types:read" | "entity-types:write" | "guidelines:read" | "guidelines:write" | "events:read" | "events:write" | "webhooks:read" | "webhooks:write" | "webhooks:publish" | "account:read")[];
            /**
             * @description Whether the key is for live data or for test data.
             * @default true
             * @example true
             */
            livemode: boolean;
            /** @description The time from which the key no longer works. Defaults to never. */
            expiresAt?: components["schemas"]["Timestamp"];
        };
        CreateKeyResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The new key. */
            data: {
                /** @description ID of the key. */
                id: string;
                /** @description The name of the key. */
                name: string;
                /** @description `owner` and `admin` can do everything, `member` cannot change collections and entity types, `viewer` can only read. */
                role: components["schemas"]["Role"];
                /** @description The permissions that the key is limited to. If empty, it has all permissions of its role. */
                scopes: string[];
                /** @description True for live data, false for test data. */
                livemode: boolean;
                /** @description The first 16 characters of the key, which identify it. */
                prefix: string;
                /** @description The last 4 characters of the key. */
                last4: string;
                /** @description A time in ISO 8601 format. */
                createdAt: components["schemas"]["Timestamp"];
                /** @description A time in ISO 8601 format. */
                expiresAt?: components["schemas"]["Timestamp"];
                /** @description The key. Shown only once. */
                apiKey: string;
            };
        };
        CreateWebhookRequest: {
            /** @description The URL that receives events. Must use https in live mode and have a public address. */
            url: components["schemas"]["WebhookUrl"];
            /** @description `*` for all events, `order.*` for all types with this prefix, or a type such as `order.paid`. A pattern that can never match is refused. If no event type is known to match it yet, `warning` says so. */
            events: components["schemas"]["WebhookEventPatterns"];
            /**
             * @description A description for people.
             * @example CRM
             */
            description?: string;
            /** @description Credentials to send in addition to the signature. Stored encrypted and never shown. */
            auth?: components["schemas"]["WebhookAuth"];
            /** @description `at_least_once` makes up to 10 attempts and keeps a failed event as a dead letter. `best_effort` makes one attempt. */
            guarantee?: components["schemas"]["WebhookGuarantee"];
            /** @description Milliseconds that the receiver has to respond. Defaults to 5000. */
            timeout_ms?: components["schemas"]["WebhookTimeout"];
        };
        CreateWebhookResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description A webhook subscription. */
            data: components["schemas"]["Webhook"];
            /** @description The result of a test event. */
            ping: components["schemas"]["WebhookPing"];
            /** @description Present if the test event failed, or if no known event type matches one of the patterns. */
            warning?: string;
        };
        /** @description The current value of a property. */
        CurrentValue: {
            /** @description The value. */
            value: unknown;
            /** @description Its version, for `expectedVersion` of an update. */
            version: number;
            /** @description Where it comes from: `memory:` and the ID of the memory, or `caller`. */
            source: string;
        };
        /**
         * @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`.
         * @example crmId
         */
        CustomKeyName: string;
        /**
         * @description Value of the identity key that `customKeyName` names.
         * @example 4711
         */
        CustomKeyValue: string;
        DeleteKeysRequest: {
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /** @description The keys to remove from the record. */
            keys: components["schemas"]["IdentityKey"][];
        };
        /** @description Give `memoryIds`, or name a record. */
        DeleteMemoriesRequest: {
            /** @description IDs of the memories to delete. */
            memoryIds?: components["schemas"]["MemoryId"][];
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /** @description Labels. A filter on several tags matches memories that have all of them. */
            tags?: components["schemas"]["Tags"];
            /** @description Only memories at or after this time. */
            since?: components["schemas"]["Timestamp"];
            /** @description Only memories at or before this time. */
            until?: components["schemas"]["Timestamp"];
            /**
             * @description Only memories of this conversation.
             * @example call-4711
             */
            sessionId?: string;
        };
        DeleteRecordRequest: {
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
        };
        DeleteWebhookResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The deleted subscription. */
            data: {
                /** @description ID of the subscription. */
                id: string;
                /**
                 * @description Always true.
                 * @constant
                 */
                deleted: true;
                /** @description Deliveries that were waiting or being sent. */
                waiting_deliveries: number;
                /** @description Dead letters that were not replayed. */
                dead_letters: number;
            };
        };
        DeletedCollectionResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The deleted collection. */
            data: {
                /** @description ID of the collection. */
                id: string;
                /** @description Values deleted with the collection. */
                values: number;
                /** @description Notes that belonged to the collection and stay as memories. */
                notes: number;
            };
            /** @description The event that reports on deleted values. Absent if there were none. */
            eventId?: string;
        };
        DeletedGuidelineResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The deleted guideline. */
            data: {
                /** @description ID of the guideline. */
                id: string;
                /** @description Its last version. */
                version: number;
            };
        };
        Deletion: {
            /** @description ID of a deletion. */
            deletionId: components["schemas"]["DeletionId"];
            /**
             * @description What was deleted: memories, or a record with everything it contains.
             * @enum {string}
             */
            kind: "memories" | "record";
            /** @description `deleting` and `restoring` while a large one is in progress in the background. `pending` can be cancelled. `purged` is over. */
            status: components["schemas"]["DeletionStatus"];
            /** @description The record that was deleted or whose memories were deleted. Absent if the memories belong to several records. */
            recordId?: string;
            /** @description The identity keys of the deleted record. Absent once it is restored or purged. */
            keys?: components["schemas"]["IdentityKey"][];
            /** @description Memories deleted. */
            memories: number;
            /** @description Properties deleted, with a record. */
            properties: number;
            /** @description A time in ISO 8601 format. */
            deletedAt: components["schemas"]["Timestamp"];
            /** @description A time in ISO 8601 format. */
            recoverableUntil: components["schemas"]["Timestamp"];
        };
        /**
         * @description ID of a deletion.
         * @example del_01KAK7F3V7B8C9D0E1F2G3H4J5
         */
        DeletionId: string;
        DeletionList: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The deletions of this page. */
            data: components["schemas"]["Deletion"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        DeletionResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description What was deleted. */
            data: {
                /** @description Absent if there was nothing to delete. */
                deletionId?: string;
                /** @description ID of a record (one person, company or other entity). */
                recordId?: components["schemas"]["RecordId"];
                /** @description Memories deleted. */
                deleted: number;
                /** @description Properties deleted, with a record. */
                properties?: number;
                /** @description IDs in `memoryIds` that do not exist. */
                notFound?: string[];
                /** @description A time in ISO 8601 format. */
                recoverableUntil?: components["schemas"]["Timestamp"];
                /** @description Present if the rest is deleted in the background; `deleted` counts all. */
                eventId?: string;
            };
        };
        /**
         * @description `deleting` and `restoring` while a large one is in progress in the background. `pending` can be cancelled. `purged` is over.
         * @enum {string}
         */
        DeletionStatus: "deleting" | "pending" | "restoring" | "cancelled" | "purged";
        DigestMemory: {
            /** @description ID of a memory. */
            id: components["schemas"]["MemoryId"];
            /** @description The text of the memory. */
            content: string;
            /** @description A time in ISO 8601 format. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Who said it, in a conversation. */
            speaker?: string;
            /** @description ID of the workspace collection that the note belongs to. */
            actionId?: string;
            /** @description Later values that replaced something this memory says, newest first. Absent if everything it says is current. */
            supersededBy?: components["schemas"]["SupersedingValue"][];
        };
        DigestRequest: {
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /**
             * @description The maximum number of tokens of the digest.
             * @default 1000
             * @example 500
             */
            tokenBudget: number;
            /**
             * @description Whether to include the record's properties.
             * @default true
             * @example true
             */
            includeProperties: boolean;
            /**
             * @description Whether to include the record's memories.
             * @default true
             * @example true
             */
            includeMemories: boolean;
            /** @description Only the notes and properties of this workspace collection. */
            actionId?: components["schemas"]["InWorkspace"];
            /**
             * @description What the digest is for. Memories about it come first.
             * @example renewal
             */
            focus?: string;
        };
        DigestResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The digest in Markdown. */
            digest: string;
            /** @description The properties in the digest. */
            properties: components["schemas"]["PropertyValue"][];
            /** @description The memories in the digest. */
            memories: components["schemas"]["DigestMemory"][];
            /** @description Tokens of `digest`. Never exceeds the budget. */
            tokenEstimate: number;
        };
        /**
         * Format: email
         * @description Email address as an identity key. Case is ignored.
         * @example dana.reyes@northwind.example
         */
        Email: string;
        /**
         * @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key.
         * @example Contact
         */
        EntityType: string;
        /** @description An entity type. */
        EntityTypeDetails: {
            /** @description ID of the entity type. */
            id: string;
            /** @description The `type` of its records. */
            name: string;
            /** @description The name of the type in code. */
            slug: string;
            /** @description What the type represents. */
            description?: string;
            /** @description The identity keys that records of this type usually have. */
            identityKeys: string[];
            /** @description A time in ISO 8601 format. */
            archivedAt?: components["schemas"]["Timestamp"];
            /** @description The number of records of this type. */
            recordCount: number;
            /** @description A time in ISO 8601 format. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description A time in ISO 8601 format. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        EntityTypeList: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The entity types of this page. */
            data: components["schemas"]["EntityTypeDetails"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        /**
         * @description The `type` of a record. Case-sensitive.
         * @example Project
         */
        EntityTypeName: string;
        EntityTypeResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description An entity type. */
            data: components["schemas"]["EntityTypeDetails"];
        };
        /**
         * @description The name to use in code. Generated from the name if absent.
         * @example project
         */
        EntityTypeSlug: string;
        ErrorDetail: {
            /**
             * @description Where in the request the problem is.
             * @example body.records.3.email
             */
            path: string;
            /**
             * @description What is wrong there.
             * @example must be a valid email
             */
            message: string;
        };
        /** @description A background job. */
        Event: {
            /** @description ID of the event. */
            id: string;
            /** @description The kind of work. */
            type: string;
            /** @description `queued` and `processing` are in progress; the others are final. `partial` means that some items failed and the others are stored. */
            status: components["schemas"]["EventStatus"];
            /** @description How far the work is. */
            progress: {
                /** @description Completed items, including failed ones. */
                done: number;
                /** @description The number of items. */
                total: number;
                /** @description Items that failed. */
                failed: number;
            };
            /** @description A time in ISO 8601 format. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description A time in ISO 8601 format. */
            startedAt?: components["schemas"]["Timestamp"];
            /** @description A time in ISO 8601 format. */
            finishedAt?: components["schemas"]["Timestamp"];
            /** @description A summary, once the event has completed. */
            result?: {
                [key: string]: unknown;
            };
            /** @description Why the event failed. */
            error?: string;
        };
        EventDetails: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The items of this page. */
            data: components["schemas"]["EventItem"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        EventItem: {
            /** @description The position of the item in the request, from 0. */
            index: number;
            /**
             * @description Whether the item is done.
             * @enum {string}
             */
            outcome: "pending" | "succeeded" | "failed";
            /** @description What the operation would return for this item alone. */
            result?: {
                [key: string]: unknown;
            };
            /** @description An error response. */
            error?: components["schemas"]["Failure"];
        };
        EventList: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The events of this page, newest first. */
            data: components["schemas"]["Event"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        EventResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description A background job. */
            data: components["schemas"]["Event"];
        };
        /**
         * @description `queued` and `processing` are in progress; the others are final. `partial` means that some items failed and the others are stored.
         * @enum {string}
         */
        EventStatus: "queued" | "processing" | "completed" | "partial" | "failed" | "cancelled";
        /** @description The part of the content that supports a value. Offsets count UTF-16 code units. */
        Evidence: {
            /** @description Where the text starts in the content. */
            start: number;
            /** @description Where the text ends in the content. */
            end: number;
            /** @description The text itself. */
            text: string;
        };
        /**
         * @description Update only if the property has this version. 0 means that it must not exist yet.
         * @example 1
         */
        ExpectedVersion: number;
        /** @description The last line of a complete stream. */
        ExportEnd: {
            /** @description Records in this stream. */
            records: number;
            /** @description Memories in this stream. */
            memories: number;
        };
        /** @description One line of an export. It has exactly one of these fields. */
        ExportLine: {
            /** @description A record with all its data. An export includes every field that has a value. */
            record?: components["schemas"]["PortableRecord"];
            /** @description A memory with the record that it belongs to. An export includes every field that has a value. */
            memory?: components["schemas"]["PortableMemory"];
            /** @description The last line of a complete stream. */
            end?: components["schemas"]["ExportEnd"];
            /** @description The last line of a failed stream, in the form of an error response. */
            error?: {
                [key: string]: unknown;
            };
        };
        ExportRequest: {
            /** @description Groups of conditions. Each group has its own `logic`. */
            groups?: components["schemas"]["FilterGroups"];
            /**
             * @description Whether all groups must match, or any one of them.
             * @default and
             * @example and
             * @enum {string}
             */
            logic: "and" | "or";
            /** @description A filter on property values. It uses an index and costs nothing. */
            filterByProperty?: components["schemas"]["PropertyFilter"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /** @description Resume after this line: its `recordId` and, for a memory, its `memoryId` and `timestamp`. */
            after?: {
                /** @description ID of a record (one person, company or other entity). */
                recordId: components["schemas"]["RecordId"];
                /** @description ID of a memory. */
                memoryId?: components["schemas"]["MemoryId"];
                /** @description A time in ISO 8601 format. */
                timestamp?: components["schemas"]["Timestamp"];
            };
        };
        ExtractedProperty: {
            /** @description The display name of the property. */
            propertyName: string;
            /** @description The extracted value. */
            value: unknown;
            /** @description Whether the value was stored. If not, `reason` says why. */
            stored: boolean;
            /**
             * @description Why the value was not stored. `low_confidence`: its confidence is below `minConfidence`; to accept it, set it with `memory/update`. `caller_value_kept`: a caller set the current value, and this one is less certain. `older_than_current`: the current value has a later timestamp. `unchanged`: the property already has the value. `list_full`: the list would exceed 256 kB. Absent if it was stored.
             * @enum {string}
             */
            reason?: "low_confidence" | "caller_value_kept" | "older_than_current" | "unchanged" | "list_full";
            /** @description The value that the property has instead. Absent if the extracted value was stored or the property has no value. */
            current?: components["schemas"]["CurrentValue"];
            /** @description The value that this one replaced. Absent if there was none. */
            previousValue?: unknown;
            /** @description ID of the collection that defines the property. */
            collectionId: string;
            /** @description How certain the value is, from 0 to 1. */
            confidence: number;
            /** @description The part of the content that supports a value. Offsets count UTF-16 code units. */
            evidence: components["schemas"]["Evidence"];
            /**
             * @description What extracted the value: the offline engine or a language model.
             * @enum {string}
             */
            engine: "offline" | "model";
        };
        /** @description An error response. */
        Failure: {
            /**
             * @description Always false in a failure.
             * @constant
             */
            success: false;
            /**
             * @description The error code, for programs.
             * @enum {string}
             */
            error: "validation_error" | "authentication_error" | "payment_required" | "permission_error" | "not_found_error" | "conflict_error" | "rate_limit_error" | "server_error";
            /** @description What is wrong, where, and how to fix it. */
            message: string;
            /** @description The fields of the request that are wrong, up to 20. */
            details?: components["schemas"]["ErrorDetail"][];
        } & {
            [key: string]: unknown;
        };
        FieldChange: {
            /** @description The name of the field. */
            field: string;
            /** @description A text or the options. Absent if there was no value before. */
            from?: unknown;
            /** @description A text or the options. Absent if there is no value now. */
            to?: unknown;
        };
        FilterByPropertyRequest: {
            /** @description The conditions on property values. */
            conditions: components["schemas"]["PropertyCondition"][];
            /**
             * @description Whether all conditions must match, or any one of them.
             * @default and
             * @example and
             * @enum {string}
             */
            logic: "and" | "or";
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /**
             * @description The maximum number of records on a page.
             * @default 50
             * @example 20
             */
            limit: number;
            /**
             * @description The `nextCursor` of the previous page.
             * @example eyJhZnRlciI6InJlY18wMUtBSzdGIn0
             */
            cursor?: string;
        };
        FilterByPropertyResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The records of this page. */
            data: components["schemas"]["FilteredRecord"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        /**
         * @description Groups of conditions. Each group has its own `logic`.
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
            /** @description ID of a record (one person, company or other entity). */
            recordId: components["schemas"]["RecordId"];
            /** @description The entity type of the record. */
            type: string;
            /** @description All identity keys of the record. */
            keys: components["schemas"]["IdentityKey"][];
            /** @description All properties of the record by name. */
            properties: {
                [key: string]: unknown;
            };
        };
        GrantCreditsRequest: {
            /**
             * @description The number of credits to add. A negative number removes credits.
             * @example 50000
             */
            credits: number;
            /**
             * @description Whether to change the balance of the live data or of the test data.
             * @default true
             * @example true
             */
            livemode: boolean;
            /**
             * @description The reason for the grant, kept in the audit log.
             * @example Invoice 4711
             */
            reason?: string;
        };
        /** @description A guideline without its text. */
        Guideline: {
            /** @description ID of the guideline. */
            id: string;
            /** @description The display name. */
            name: string;
            /** @description What the guideline is about. */
            description?: string;
            /** @description Labels to filter by. */
            tags: string[];
            /** @description Whether agents should always have this guideline in their context. */
            alwaysOn: boolean;
            /** @description Words in a message for which agents should read this guideline. */
            triggerKeywords: string[];
            /** @description The length of the text, in UTF-16 code units. */
            characters: number;
            /** @description The estimated number of tokens of the text, rounded up. */
            tokens: number;
            /** @description The number of the current version. */
            version: number;
            /** @description A time in ISO 8601 format. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description A time in ISO 8601 format. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A guideline with its text. */
        GuidelineDocument: {
            /** @description ID of the guideline. */
            id: string;
            /** @description The display name. */
            name: string;
            /** @description What the guideline is about. */
            description?: string;
            /** @description Labels to filter by. */
            tags: string[];
            /** @description Whether agents should always have this guideline in their context. */
            alwaysOn: boolean;
            /** @description Words in a message for which agents should read this guideline. */
            triggerKeywords: string[];
            /** @description The length of the text, in UTF-16 code units. */
            characters: number;
            /** @description The estimated number of tokens of the text, rounded up. */
            tokens: number;
            /** @description The number of the current version. */
            version: number;
            /** @description A time in ISO 8601 format. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description A time in ISO 8601 format. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description The text in Markdown. */
            value: string;
        };
        GuidelineDocumentResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description A guideline with its text. */
            data: components["schemas"]["GuidelineDocument"];
        };
        GuidelineList: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The guidelines of this page. */
            data: components["schemas"]["Guideline"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        GuidelineResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description A guideline without its text. */
            data: components["schemas"]["Guideline"];
        };
        /** @description A section of a guideline. */
        GuidelineSection: {
            /** @description Identifies the section in this version: the heading in lowercase with hyphens, with a number if it occurs again. */
            slug: string;
            /** @description The heading without its Markdown. Cut after 500 characters. */
            title: string;
            /** @description The rank of the heading. 1 is the highest. */
            depth: number;
            /** @description Where the section begins in the text, in UTF-16 code units. */
            start: number;
            /** @description Where the section ends in the text. The character at this position is not part of it. */
            end: number;
            /** @description The length of the section with its subsections, in UTF-16 code units. */
            characters: number;
            /** @description The estimated number of tokens of the section, rounded up. */
            tokens: number;
            /** @description Changes if the text of the section changes. */
            hash: string;
            /** @description The subsections. */
            children: components["schemas"]["GuidelineSection"][];
        };
        GuidelineSectionResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description A section with its text. */
            data: components["schemas"]["GuidelineSectionText"];
        };
        /** @description A section with its text. */
        GuidelineSectionText: {
            /** @description ID of the guideline. */
            id: string;
            /** @description The version that the section is from. */
            version: number;
            /** @description Identifies the section in this version: the heading in lowercase with hyphens, with a number if it occurs again. */
            slug: string;
            /** @description The heading without its Markdown. Cut after 500 characters. */
            title: string;
            /** @description The rank of the heading. 1 is the highest. */
            depth: number;
            /** @description Where the section begins in the text, in UTF-16 code units. */
            start: number;
            /** @description Where the section ends in the text. The character at this position is not part of it. */
            end: number;
            /** @description The length of the section with its subsections, in UTF-16 code units. */
            characters: number;
            /** @description The estimated number of tokens of the section, rounded up. */
            tokens: number;
            /** @description Changes if the text of the section changes. */
            hash: string;
            /** @description The text of the section, with its heading and its subsections. */
            content: string;
        };
        /** @description The sections of a guideline. */
        GuidelineStructure: {
            /** @description ID of the guideline. */
            id: string;
            /** @description The version that has this structure. */
            version: number;
            /** @description The length of the text, in UTF-16 code units. */
            characters: number;
            /** @description The estimated number of tokens of the text, rounded up. */
            tokens: number;
            /** @description The sections that are not part of another, in order. */
            sections: components["schemas"]["GuidelineSection"][];
        };
        GuidelineStructureResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The sections of a guideline. */
            data: components["schemas"]["GuidelineStructure"];
        };
        GuidelineVersion: {
            /** @description The number of the version. */
            version: number;
            /** @description The display name in this version. */
            name: string;
            /** @description The length of the text, in UTF-16 code units. */
            characters: number;
            /** @description A time in ISO 8601 format. */
            at: components["schemas"]["Timestamp"];
            /** @description Who created the version: `key:<id>` or `internal`. */
            actor: string;
            /** @description The reason for the change. */
            note?: string;
        };
        /** @description A version of a guideline with its text. */
        GuidelineVersionDocument: {
            /** @description The number of the version. */
            version: number;
            /** @description The display name in this version. */
            name: string;
            /** @description The length of the text, in UTF-16 code units. */
            characters: number;
            /** @description A time in ISO 8601 format. */
            at: components["schemas"]["Timestamp"];
            /** @description Who created the version: `key:<id>` or `internal`. */
            actor: string;
            /** @description The reason for the change. */
            note?: string;
            /** @description What the guideline was about. */
            description?: string;
            /** @description Labels to filter by. */
            tags: string[];
            /** @description Whether agents should always have had this guideline in their context. */
            alwaysOn: boolean;
            /** @description Words in a message for which agents should have read this guideline. */
            triggerKeywords: string[];
            /** @description The text in Markdown. */
            value: string;
        };
        GuidelineVersionList: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The versions of the guideline, newest first. */
            data: components["schemas"]["GuidelineVersion"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        GuidelineVersionResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description A version of a guideline with its text. */
            data: components["schemas"]["GuidelineVersionDocument"];
        };
        Health: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The state of the process. */
            data: {
                /**
                 * @description Always `ok`.
                 * @constant
                 */
                status: "ok";
                /** @description The version of the server. */
                version: string;
                /** @description Seconds since the process started. */
                uptimeSeconds: number;
            };
        };
        IdentityKey: {
            /** @description `email`, `websiteUrl`, `phoneNumber`, or the name of a custom key. */
            name: components["schemas"]["KeyName"];
            /**
             * @description In responses, the normalized value that records are found by.
             * @example 4711
             */
            value: string;
        };
        /**
         * @description The identity keys that records of this type usually have. For information only: other keys are allowed.
         * @example [
         *       "projectId"
         *     ]
         */
        IdentityKeyNames: string[];
        ImportRequest: {
            /** @description The `record` objects of the lines of an export. */
            records?: components["schemas"]["PortableRecord"][];
            /** @description The `memory` objects of the lines of an export. */
            memories?: components["schemas"]["PortableMemory"][];
        };
        ImportResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description What was stored. */
            data: {
                /** @description Credits that the call cost. */
                creditsCharged: number;
                /** @description The records that the lines are about. */
                records: {
                    /** @description Records that were created. */
                    created: number;
                    /** @description Records that existed. */
                    known: number;
                };
                /** @description The property values of the lines. */
                properties: {
                    /** @description Values that were added. */
                    added: number;
                    /** @description Existing data that was left as it is, including removed properties. */
                    known: number;
                };
                /** @description The memories of the lines. */
                memories: {
                    /** @description Memories that were stored. */
                    stored: number;
                    /** @description Memories that the records already had. */
                    duplicates: number;
                };
                /** @description What was skipped, and why. */
                problems: components["schemas"]["ErrorDetail"][];
            };
        };
        /**
         * @description Only notes of this workspace collection.
         * @example col_01KAK7F3V6AAAAAAAAAAAAAAAA
         */
        InWorkspace: string;
        /** @description An API key, without its secret part. */
        Key: {
            /** @description ID of the key. */
            id: string;
            /** @description The name of the key. */
            name: string;
            /** @description `owner` and `admin` can do everything, `member` cannot change collections and entity types, `viewer` can only read. */
            role: components["schemas"]["Role"];
            /** @description The permissions that the key is limited to. If empty, it has all permissions of its role. */
            scopes: string[];
            /** @description True for live data, false for test data. */
            livemode: boolean;
            /** @description The first 16 characters of the key, which identify it. */
            prefix: string;
            /** @description The last 4 characters of the key. */
            last4: string;
            /** @description A time in ISO 8601 format. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description A time in ISO 8601 format. */
            lastUsedAt?: components["schemas"]["Timestamp"];
            /** @description A time in ISO 8601 format. */
            expiresAt?: components["schemas"]["Timestamp"];
            /** @description A time in ISO 8601 format. */
            revokedAt?: components["schemas"]["Timestamp"];
        };
        KeyList: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The keys of this page. */
            data: components["schemas"]["Key"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        /**
         * @description `email`, `websiteUrl`, `phoneNumber`, or the name of a custom key.
         * @example crmId
         */
        KeyName: string;
        KeyResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description An API key, without its secret part. */
            data: components["schemas"]["Key"];
        };
        KeysBatchResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The records with all their keys, in the order of the request. */
            data: components["schemas"]["RecordKeys"][];
        };
        KeysResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description A record with its identity keys. */
            data: components["schemas"]["RecordKeys"];
        };
        KeysUpdate: {
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /** @description The keys to add to the record. */
            keys: components["schemas"]["IdentityKey"][];
            /**
             * @description Move the key if another record has it.
             * @default false
             * @example false
             */
            move: boolean;
        };
        ListKeysRequest: {
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
        };
        MeResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The account of the key. */
            data: {
                /** @description The organization that the key belongs to. */
                organization: {
                    /** @description ID of the organization. */
                    id: string;
                    /** @description The name of the organization. */
                    name: string;
                };
                /** @description The key of this call. */
                key: {
                    /** @description ID of the key. */
                    id: string;
                    /** @description The first 16 characters of the key, which identify it. */
                    prefix: string;
                    /** @description The last 4 characters of the key. */
                    last4: string;
                    /** @description True for live data, false for test data. */
                    livemode: boolean;
                };
                /** @description The member that the key belongs to. */
                member: {
                    /** @description ID of the member. */
                    id: string;
                    /** @description The name of the member. */
                    name: string;
                    /** @description `owner` and `admin` can do everything, `member` cannot change collections and entity types, `viewer` can only read. */
                    role: components["schemas"]["Role"];
                };
                /** @description The plan with its limits. */
                plan: {
                    /** @description The plan of the organization, which sets its limits. */
                    name: components["schemas"]["PlanName"];
                    /** @description Calls allowed in a minute. */
                    maxApiCallsPerMinute: number;
                    /** @description Calls allowed in a calendar month. */
                    maxApiCallsPerMonth: number;
                    /** @description The optional features that the plan includes. */
                    features: string[];
                };
                /** @description Credits left. */
                credits: number;
            };
        };
        /** @description Name the record by one or more identity keys. Keys that the record does not have yet are added to it. */
        MemorizeRequest: {
            /** @description The text to store, up to 200 kB. Must not be blank. */
            content: components["schemas"]["Content"];
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /**
             * @description Extract into these collections only. Defaults to all collections that apply to the record's type.
             * @example [
             *       "col_01KAK7F3V6AAAAAAAAAAAAAAAA"
             *     ]
             */
            collectionIds?: string[];
            /**
             * @description Extract into these collections only, by name or slug.
             * @example [
             *       "Sales"
             *     ]
             */
            collectionNames?: string[];
            /**
             * @description ID of the workspace collection that this note belongs to. The same note can be stored in several workspaces.
             * @example col_01KAK7F3V6AAAAAAAAAAAAAAAA
             */
            actionId?: string;
            /** @description Labels. A filter on several tags matches memories that have all of them. */
            tags?: components["schemas"]["Tags"];
            /**
             * @description Who said it, in a conversation.
             * @example Dana Reyes
             */
            speaker?: string;
            /**
             * @description The conversation that the content belongs to. Its turns are kept in the order they arrive.
             * @example call-4711
             */
            sessionId?: string;
            /**
             * Format: date-time
             * @description When it was said or happened. Can be in the past. Defaults to the time of the call.
             * @example 2026-11-20T15:04:05Z
             */
            timestamp?: string;
            /** @description A JSON object of up to 8 kB. Returned unchanged. */
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description Whether to extract properties. Defaults to true.
             * @example true
             */
            extract?: boolean;
            /**
             * @description Additional instructions for the language model. Returns an error if the server has no language model.
             * @example Only take amounts that the customer confirmed.
             */
            extractionPrompt?: string;
            /**
             * @description The maximum number of values to return, the most certain ones first.
             * @example 20
             */
            maxProperties?: number;
            /**
             * @description The confidence that a value needs to be stored, from 0 to 1. A less certain value is returned as a suggestion. Defaults to the setting `EXTRACTION_MIN_CONFIDENCE` of the server, 0.9 if unset.
             * @example 0.8
             */
            minConfidence?: number;
        };
        MemorizeResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description What was stored and extracted. */
            data: components["schemas"]["Memorized"];
            /** @description Reasons why the result may be incomplete. Absent if there are none. */
            warnings?: components["schemas"]["Warnings"];
        };
        /** @description What was stored and extracted. */
        Memorized: {
            /** @description Credits that the call cost. */
            creditsCharged: number;
            /** @description ID of a record (one person, company or other entity). */
            recordId: components["schemas"]["RecordId"];
            /** @description The stored memory, or the one that the content repeats. */
            memories: {
                /** @description ID of a memory. */
                id: components["schemas"]["MemoryId"];
                /** @description The text of the memory. */
                content: string;
            }[];
            /** @description The extracted values with their evidence, stored or not. */
            properties: components["schemas"]["ExtractedProperty"][];
            /** @description True if the record already had this content; nothing was stored or charged. */
            duplicate?: boolean;
        };
        Memory: {
            /** @description ID of a memory. */
            memoryId: components["schemas"]["MemoryId"];
            /** @description ID of a record (one person, company or other entity). */
            recordId: components["schemas"]["RecordId"];
            /** @description The text of the memory. */
            content: string;
            /** @description A time in ISO 8601 format. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description A time in ISO 8601 format. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Who said it, in a conversation. */
            speaker?: string;
            /** @description ID of the workspace collection that the note belongs to. */
            actionId?: string;
            /** @description The conversation that the memory belongs to. */
            sessionId?: string;
            /** @description The labels of the memory. */
            tags: string[];
            /** @description A JSON object of up to 8 kB. Returned unchanged. */
            metadata: components["schemas"]["Metadata"];
            /** @description Rises with each edit. */
            version: number;
            /** @description Present only with a query. */
            score?: number;
            /** @description Later values that replaced something this memory says, newest first. Absent if everything it says is current. */
            supersededBy?: components["schemas"]["SupersedingValue"][];
        };
        /**
         * @description ID of a memory.
         * @example mem_01KAK7F3V7B8C9D0E1F2G3H4J5
         */
        MemoryId: string;
        MergeRecordsRequest: {
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /** @description The record to merge and remove, named by one or more identity keys. */
            from: {
                /** @description ID of a record (one person, company or other entity). */
                recordId?: components["schemas"]["RecordId"];
                /** @description Email address as an identity key. Case is ignored. */
                email?: components["schemas"]["Email"];
                /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
                websiteUrl?: components["schemas"]["WebsiteUrl"];
                /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
                phoneNumber?: components["schemas"]["PhoneNumber"];
                /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
                customKeyName?: components["schemas"]["CustomKeyName"];
                /** @description Value of the identity key that `customKeyName` names. */
                customKeyValue?: components["schemas"]["CustomKeyValue"];
                /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
                type?: components["schemas"]["EntityType"];
            };
        };
        MergeRecordsResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description What was merged. */
            data: {
                /** @description ID of a record (one person, company or other entity). */
                recordId: components["schemas"]["RecordId"];
                /** @description ID of a record (one person, company or other entity). */
                mergedRecordId: components["schemas"]["RecordId"];
                /** @description Identity keys that were moved. */
                keys: number;
                /** @description Memories that were moved. */
                memories: number;
                /** @description What was merged from `from`, as current data or history. */
                properties: number;
                /** @description Memories of `from` that the other record already had. */
                duplicates: number;
            };
        };
        /**
         * @description A JSON object of up to 8 kB. Returned unchanged.
         * @example {
         *       "source": "call-4711"
         *     }
         */
        Metadata: {
            [key: string]: unknown;
        };
        NewWebhookEvent: {
            /**
             * @description Your own ID: `evt_` and a ULID. An event with the same ID is sent once. Generated if absent.
             * @example evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
             */
            id?: string;
            /** @description `<resource>.<past_tense_verb>`. */
            type: components["schemas"]["WebhookEventType"];
            /**
             * @description The subject of the event. Sent as `data.object`.
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
             * @description The previous values of changed fields, for receivers that need them.
             * @example {
             *       "status": "open"
             *     }
             */
            previous_attributes?: {
                [key: string]: unknown;
            };
        };
        /** @description An organization with its plan and credits. */
        Organization: {
            /** @description ID of the organization. */
            id: string;
            /** @description The name of the organization. */
            name: string;
            /** @description The plan of the organization, which sets its limits. */
            plan: components["schemas"]["PlanName"];
            /** @description A time in ISO 8601 format. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The credits left. */
            credits: {
                /** @description Credits of the live data. */
                live: number;
                /** @description Credits of the test data. */
                test: number;
            };
        };
        OrganizationList: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The organizations of this page. */
            data: components["schemas"]["Organization"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        OrganizationResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description An organization with its plan and credits. */
            data: components["schemas"]["Organization"];
        };
        PaymentFailure: {
            /**
             * @description Always false in a failure.
             * @constant
             */
            success: false;
            /**
             * @description The error code, for programs.
             * @constant
             */
            error: "payment_required";
            /** @description What is wrong, and how to fix it. */
            message: string;
            /** @description Credits that the call costs. */
            required: number;
            /** @description Credits left. */
            balance: number;
        };
        /**
         * @description Phone number as an identity key. Only the digits and a leading plus are compared.
         * @example +44 20 7946 0123
         */
        PhoneNumber: string;
        /**
         * @description The plan of the organization, which sets its limits.
         * @example pro
         * @enum {string}
         */
        PlanName: "free" | "pro" | "scale" | "unlimited";
        /** @description One change of a property. */
        PortableChange: {
            /** @description The version of the property after the change. */
            version: number;
            /** @description The value before. Absent if there was none. */
            from?: unknown;
            /** @description The value after. Absent if the property was removed. */
            to?: unknown;
            /** @description How certain the value is, from 0 to 1. */
            confidence: number;
            /** @description `memory:<id>` of the memory it was extracted from, or `caller`. */
            source: string;
            /** @description Who made the change. */
            actor: string;
            /** @description The evidence of the change. */
            evidence?: unknown;
            /** @description A time in ISO 8601 format. */
            at: components["schemas"]["Timestamp"];
        };
        /** @description The change of one field of a memory by an edit. */
        PortableEdit: {
            /** @description The version of the memory after the edit. */
            version: number;
            /**
             * @description The field that was changed.
             * @enum {string}
             */
            field: "content" | "tags" | "metadata" | "timestamp";
            /** @description The value before. */
            from: unknown;
            /** @description The value after. */
            to: unknown;
            /** @description Who made the edit. */
            actor: string;
            /** @description The reason that the caller gave. */
            reason?: string;
            /** @description A time in ISO 8601 format. */
            at: components["schemas"]["Timestamp"];
        };
        PortableKey: {
            /**
             * @description `email`, `websiteUrl`, `phoneNumber`, or the name of a custom key.
             * @example email
             */
            name: string;
            /**
             * @description The value of the key.
             * @example dana.reyes@northwind.example
             */
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
        /** @description A memory with the record that it belongs to. An export includes every field that has a value. */
        PortableMemory: {
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /** @description All identity keys of the record. */
            keys?: components["schemas"]["PortableKeys"];
            /** @description ID of a memory. */
            memoryId?: components["schemas"]["MemoryId"];
            /**
             * @description The text to store. Blank texts are skipped and listed in `problems`.
             * @example Prefers calls before noon.
             */
            content: string;
            /** @description Who said it, in a conversation. */
            speaker?: string;
            /** @description The conversation that the memory belongs to. */
            sessionId?: string;
            /** @description Slug of the workspace collection that the note belongs to. */
            workspace?: string;
            /** @description Labels. A filter on several tags matches memories that have all of them. */
            tags?: components["schemas"]["Tags"];
            /** @description A JSON object of up to 8 kB. Returned unchanged. */
            metadata?: components["schemas"]["Metadata"];
            /** @description Rises with each edit. Defaults to 1. */
            version?: number;
            /** @description What edits changed. Absent if the memory was never edited. */
            history?: components["schemas"]["PortableEdit"][];
            /** @description A time in ISO 8601 format. */
            timestamp?: components["schemas"]["Timestamp"];
            /** @description A time in ISO 8601 format. */
            createdAt?: components["schemas"]["Timestamp"];
        };
        /** @description A property with its history. A removed property has a history and no value. */
        PortableProperty: {
            /** @description The display name of the property. */
            propertyName: string;
            /** @description Lowercase letters and digits, joined by underscores. */
            systemName: string;
            /** @description Slug of the collection that defines it. */
            collection?: string;
            /**
             * @description The type of the value.
             * @enum {string}
             */
            type?: "text" | "number" | "boolean" | "date" | "options" | "array" | "object";
            /** @description The current value. */
            value?: unknown;
            /** @description The version of the last change in the history. If absent, it is derived from the history. */
            version?: number;
            /** @description How certain the value is, from 0 to 1. */
            confidence?: number;
            /** @description `memory:<id>` of the memory it was extracted from, or `caller`. */
            source?: string;
            /** @description A time in ISO 8601 format. */
            asOf?: components["schemas"]["Timestamp"];
            /** @description A time in ISO 8601 format. */
            updatedAt?: components["schemas"]["Timestamp"];
            /** @description If empty, the import starts a history with the current value. */
            history: components["schemas"]["PortableChange"][];
        };
        /** @description A record with all its data. An export includes every field that has a value. */
        PortableRecord: {
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /** @description All identity keys of the record. */
            keys?: components["schemas"]["PortableKeys"];
            /** @description The properties of the record with their history. */
            properties?: components["schemas"]["PortableProperty"][];
            /** @description A time in ISO 8601 format. */
            createdAt?: components["schemas"]["Timestamp"];
        };
        PropertiesRequest: {
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /**
             * @description Return only these properties, by name or system name. Defaults to all.
             * @example [
             *       "Budget"
             *     ]
             */
            propertyNames?: string[];
        };
        PropertiesResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The record. */
            data: {
                /** @description ID of a record (one person, company or other entity). */
                recordId: components["schemas"]["RecordId"];
                /** @description The entity type of the record. */
                type: string;
                /** @description The properties of the record. */
                properties: components["schemas"]["PropertyValue"][];
            };
        };
        PropertyChange: {
            /** @description The display name of the property. */
            propertyName: string;
            /** @description The name of the property in code. */
            systemName: string;
            /** @description Absent if no collection defines the property. */
            collectionId?: string;
            /** @description The version of the property after the change. */
            version: number;
            /** @description The value before. Null if there was none. */
            from: unknown;
            /** @description The value after. Null if the property was removed. */
            to: unknown;
            /** @description `key:<id>` of the key that made the change, or `internal`. */
            actor: string;
            /** @description The reason that the caller gave. */
            reason?: string;
            /** @description The version of the change that this change undid. */
            undoes?: number;
            /** @description `memory:<id>` of the memory it was extracted from, with `@<version>` if only that version of the memory said it, or `caller`. */
            source: string;
            /** @description How certain the value is, from 0 to 1. */
            confidence: number;
            /** @description The part of the content that supports a value. Offsets count UTF-16 code units. */
            evidence?: components["schemas"]["Evidence"];
            /** @description A time in ISO 8601 format. */
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
             * @description `in`, `notIn` and `between` take an array. `exists` and `notExists` take no value. `before` and `after` take a date. `gt`, `gte`, `lt`, `lte` and `between` take numbers or dates. `notEquals`, `notIn` and `notContains` also match records without the property.
             * @example gte
             * @enum {string}
             */
            operator: "equals" | "notEquals" | "in" | "notIn" | "contains" | "notContains" | "startsWith" | "gt" | "gte" | "lt" | "lte" | "between" | "exists" | "notExists" | "before" | "after";
            /**
             * @description The value to compare with.
             * @example 50000
             */
            value?: unknown;
        };
        PropertyDefinition: {
            /** @description The display name of the property. */
            name: string;
            /** @description The name of the property in code. */
            systemName: string;
            /** @description The type of the values of a property. */
            type: components["schemas"]["PropertyType"];
            /** @description The allowed values of a property of type `options`. */
            options?: components["schemas"]["PropertyOptions"];
            /** @description What the property means. Extraction uses this text. */
            description?: string;
            /**
             * @description Whether a new value replaces the old one or is added to a list.
             * @enum {string}
             */
            mode: "replace" | "append";
            /** @description The unit of numbers. */
            unit?: string;
        };
        /** @description An existing property with its changes, or a new property, which requires a name and a type. Fields that are not given stay the same; `null` clears a field. */
        PropertyDefinitionChange: {
            /**
             * @description The display name of the property.
             * @example Annual budget
             */
            name?: string;
            /**
             * @description Identifies the property. Cannot be changed.
             * @example budget
             */
            systemName?: string;
            /** @description The type of the values of a property. */
            type?: components["schemas"]["PropertyType"];
            /** @description The allowed values of a property of type `options`. */
            options?: components["schemas"]["PropertyOptions"];
            /**
             * @description What the property means. Extraction uses this text. `null` clears it.
             * @example What they can spend in a year.
             */
            description?: string | null;
            /**
             * @description Whether a new value replaces the old one or is added to a list.
             * @example replace
             * @enum {string}
             */
            mode?: "replace" | "append";
            /**
             * @description The unit of numbers. `null` clears it.
             * @example USD
             */
            unit?: string | null;
        };
        PropertyDefinitionInput: {
            /**
             * @description The display name of the property.
             * @example Budget
             */
            name: string;
            /**
             * @description The name of the property in code. Generated from the name if absent.
             * @example budget
             */
            systemName?: string;
            /** @description The type of the values of a property. */
            type: components["schemas"]["PropertyType"];
            /** @description The allowed values of a property of type `options`. */
            options?: components["schemas"]["PropertyOptions"];
            /**
             * @description What the property means. Extraction uses this text.
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
            /**
             * @description The unit of numbers.
             * @example USD
             */
            unit?: string;
        };
        /**
         * @description A filter on property values. It uses an index and costs nothing.
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
             * @description Whether all conditions must match, or any one of them.
             * @default and
             * @enum {string}
             */
            logic: "and" | "or";
            /** @description The conditions on property values. */
            conditions: components["schemas"]["PropertyCondition"][];
        };
        PropertyHistoryRequest: {
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /** @description List the edits of this memory, instead of a record. */
            memoryId?: components["schemas"]["MemoryId"];
            /**
             * @description Only this property. Defaults to all properties.
             * @example Budget
             */
            propertyName?: string;
            /**
             * Format: date-time
             * @description Also return the values at this time, and only changes up to it.
             * @example 2026-11-20T15:04:05Z
             */
            at?: string;
            /**
             * @description The maximum number of changes on a page.
             * @default 50
             * @example 20
             */
            limit: number;
            /**
             * @description The `nextCursor` of the previous page.
             * @example eyJhZnRlciI6eyJ2ZXJzaW9uIjoyfX0
             */
            cursor?: string;
        };
        PropertyHistoryResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The changes of this page, newest first. */
            data: components["schemas"]["PropertyChange"][];
            /** @description Present only with `at`: the values at that time. */
            valuesAt?: {
                /** @description The display name of the property. */
                propertyName: string;
                /** @description The name of the property in code. */
                systemName: string;
                /** @description ID of the collection that defines the property. */
                collectionId?: string;
                /** @description The value at that time. */
                value: unknown;
                /** @description The version of the property at that time. */
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
         * @description `set` replaces the value. `push` adds to a list; if the value is a list, each of its elements is added. `remove` removes elements from a list (by value or `id`) or members from an object (by name); without a value it removes the property. `increment` adds to a number. `patch` merges into an object (JSON Merge Patch), or into the items of a list with the same `id`.
         * @default set
         * @example increment
         * @enum {string}
         */
        PropertyOperation: "set" | "push" | "remove" | "increment" | "patch";
        /**
         * @description The allowed values of a property of type `options`.
         * @example [
         *       "Discovery",
         *       "Negotiation",
         *       "Won",
         *       "Lost"
         *     ]
         */
        PropertyOptions: string[];
        /**
         * @description The type of the values of a property.
         * @example number
         * @enum {string}
         */
        PropertyType: "text" | "number" | "boolean" | "date" | "options" | "array" | "object";
        PropertyUpdate: {
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /** @description Name or system name of the property. `[Tasks]` and `[Issues]` are the lists of a workspace. */
            propertyName: components["schemas"]["PropertyName"];
            /**
             * @description The collection of the property, if several collections have a property of that name. For `[Tasks]` and `[Issues]`, the workspace.
             * @example col_01KAK7F3V6AAAAAAAAAAAAAAAA
             */
            collectionId?: string;
            /** @description `set` replaces the value. `push` adds to a list; if the value is a list, each of its elements is added. `remove` removes elements from a list (by value or `id`) or members from an object (by name); without a value it removes the property. `increment` adds to a number. `patch` merges into an object (JSON Merge Patch), or into the items of a list with the same `id`. */
            operation?: components["schemas"]["PropertyOperation"];
            /**
             * @description The value to set, push, remove, add or merge. At most 200 elements at once, except for `set`. `push` and `patch` cannot make a value larger than 256 kB.
             * @example 10000
             */
            value?: unknown;
            /**
             * @description Push only elements that the list does not have yet.
             * @default false
             * @example true
             */
            unique: boolean;
            /** @description The memory that the value comes from, with `set` or `push`: it becomes the `source` of the value, for example of a suggestion that you accept. Must be a memory of the record. */
            sourceMemoryId?: components["schemas"]["MemoryId"];
            /** @description The part of the source memory that supports the value, as `memorize` returned it. The history keeps it. */
            evidence?: components["schemas"]["Evidence"];
            /** @description Update only if the property has this version. 0 means that it must not exist yet. */
            expectedVersion?: components["schemas"]["ExpectedVersion"];
            /** @description The reason for the change, kept in the history. */
            reason?: components["schemas"]["Reason"];
        };
        PropertyValue: {
            /** @description The display name of the property. */
            propertyName: string;
            /** @description The name of the property in code. */
            systemName: string;
            /** @description The current value. */
            value: unknown;
            /**
             * @description The type of the value.
             * @enum {string}
             */
            type: "text" | "number" | "boolean" | "date" | "options" | "array" | "object";
            /** @description Absent if no collection defines the property. */
            collectionId?: string;
            /** @description The name of the collection that defines the property. */
            collectionName?: string;
            /** @description What the property means. */
            description?: string;
            /** @description The unit of numbers. */
            unit?: string;
            /** @description The version of the property. Every change increases it. */
            version: number;
            /** @description A time in ISO 8601 format. */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description `memory:<id>` of the memory it was extracted from, or `caller`. */
            source: string;
            /** @description How certain the value is, from 0 to 1. */
            confidence: number;
        };
        PublishWebhookEventsRequest: {
            /** @description The events to send. */
            events: components["schemas"]["NewWebhookEvent"][];
        };
        PublishWebhookEventsResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The events, in the order of the request. */
            data: components["schemas"]["PublishedWebhookEvent"][];
        };
        PublishedWebhookEvent: {
            /** @description ID of the event. */
            id: string;
            /** @description True if the event was published before. It is not sent again. */
            duplicate: boolean;
            /** @description The number of subscriptions that receive the event. */
            deliveries: number;
        };
        PurgeWebhookDeadLettersResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description What was deleted. */
            data: {
                /** @description Dead letters deleted. */
                purged: number;
            };
        };
        QueryPropertiesRequest: {
            /**
             * @description The question. In English, if the server has no language model.
             * @example contacts in Berlin with budget over 50k
             */
            query: string;
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /**
             * @description The maximum number of records on a page.
             * @default 50
             * @example 20
             */
            limit: number;
            /**
             * @description The `nextCursor` of the previous page, with the same question.
             * @example eyJhZnRlciI6InJlY18wMUtBSzdGIn0
             */
            cursor?: string;
        };
        QueryPropertiesResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /**
             * @description `model` if the language model parsed the question, `offline` if the rules did.
             * @enum {string}
             */
            engine: "offline" | "model";
            /** @description A filter on property values. It uses an index and costs nothing. */
            filter?: components["schemas"]["PropertyFilter"];
            /** @description The record type that was requested or named. */
            type?: string;
            /** @description The words of the question that became conditions. */
            read: components["schemas"]["ReadPiece"][];
            /** @description Content words that produced no condition. */
            unread: string[];
            /** @description Why there is no filter, and how to fix it. */
            reason?: string;
            /** @description The records of this page. */
            data: components["schemas"]["FilteredRecord"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        RateLimitFailure: {
            /**
             * @description Always false in a failure.
             * @constant
             */
            success: false;
            /**
             * @description The error code, for programs.
             * @constant
             */
            error: "rate_limit_error";
            /** @description What is wrong, and how to fix it. */
            message: string;
            /** @description Seconds to wait before the next call. */
            retryAfterSeconds: number;
            /** @description Calls allowed in the window. */
            limit: number;
            /**
             * @description The limit that was exceeded: calls per minute, per month, or from one address.
             * @enum {string}
             */
            window: "minute" | "month" | "address";
        };
        ReadPiece: {
            /** @description Words of the message. */
            text: string;
            /** @description The property of the condition that these words produced. */
            property: string;
        };
        Readiness: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The state of the server. */
            data: {
                /**
                 * @description Always `ready`.
                 * @constant
                 */
                status: "ready";
                /**
                 * @description The database that the server uses.
                 * @enum {string}
                 */
                database: "embedded" | "postgresql";
            };
        };
        /**
         * @description The reason for the change, kept in the history.
         * @example They asked for two more seats
         */
        Reason: string;
        /**
         * @description Records that the message is about. Identifiers without a record are listed in `unknownIdentifiers`.
         * @example {
         *       "emails": [
         *         "dana.reyes@northwind.example"
         *       ]
         *     }
         */
        RecallIdentifiers: {
            /** @description Email addresses of records. */
            emails?: components["schemas"]["Email"][];
            /** @description Websites or domains of records. */
            websiteUrls?: components["schemas"]["WebsiteUrl"][];
            /** @description IDs of records. */
            recordIds?: components["schemas"]["RecordId"][];
        };
        RecallRequest: {
            /**
             * @description The words or topic to search for. Without it, memories are listed by date.
             * @example contract
             */
            query?: string;
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /**
             * @description The maximum number of memories on a page.
             * @default 50
             * @example 20
             */
            limit: number;
            /**
             * @description The `nextCursor` of the previous page.
             * @example eyJhZnRlciI6Im1lbV8wMUtBSzdGIn0
             */
            cursor?: string;
            /** @description Only memories at or after this time. */
            since?: components["schemas"]["Timestamp"];
            /** @description Only memories at or before this time. */
            until?: components["schemas"]["Timestamp"];
            /** @description Labels. A filter on several tags matches memories that have all of them. */
            tags?: components["schemas"]["Tags"];
            /** @description Only notes of this workspace collection. */
            actionId?: components["schemas"]["InWorkspace"];
            /** @description A filter on property values. It uses an index and costs nothing. */
            filterByProperty?: components["schemas"]["PropertyFilter"];
        };
        RecallResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The memories of this page. */
            data: components["schemas"]["Memory"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
            /** @description Reasons why the result may be incomplete. Absent if there are none. */
            warnings?: components["schemas"]["Warnings"];
        };
        RecalledMemory: {
            /** @description The text of the memory. */
            content: string;
            /** @description How relevant the memory is, from 0 to 1. */
            score: number;
            /** @description ID of a record (one person, company or other entity). */
            recordId: components["schemas"]["RecordId"];
            /** @description The record's properties by name. A list of a workspace has its name, such as `Tasks (Launch)`, and one line of text for each item. */
            properties: {
                [key: string]: unknown;
            };
            /** @description ID of a memory. */
            memoryId: components["schemas"]["MemoryId"];
            /** @description A time in ISO 8601 format. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description A time in ISO 8601 format. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Who said it, in a conversation. */
            speaker?: string;
            /** @description ID of the workspace collection that the note belongs to. */
            actionId?: string;
            /** @description The conversation that the memory belongs to. */
            sessionId?: string;
            /** @description The labels of the memory. */
            tags: string[];
            /** @description A JSON object of up to 8 kB. Returned unchanged. */
            metadata: components["schemas"]["Metadata"];
            /** @description Rises with each edit. */
            version: number;
            /** @description Words of the query that match the memory. Absent if none does. */
            matched?: string[];
            /** @description Later values that replaced something this memory says, newest first. Absent if everything it says is current. */
            supersededBy?: components["schemas"]["SupersedingValue"][];
        };
        /**
         * @description ID of a record (one person, company or other entity).
         * @example rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
         */
        RecordId: string;
        /** @description A record with its identity keys. */
        RecordKeys: {
            /** @description ID of a record (one person, company or other entity). */
            recordId: components["schemas"]["RecordId"];
            /** @description The entity type of the record. */
            type: string;
            /** @description The identity keys of the record. */
            keys: components["schemas"]["IdentityKey"][];
        };
        RegisterAgentRequest: {
            /**
             * @description Name of the agent, 1 to 100 characters.
             * @example research-agent
             */
            name: string;
        };
        RegisterAgentResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The registration. */
            data: {
                /** @description The new agent with its key. */
                agent: {
                    /** @description ID of the agent. */
                    id: string;
                    /** @description The name of the agent. */
                    name: string;
                    /** @description The key. Shown only once. */
                    api_key: string;
                    /** @description A time in ISO 8601 format. */
                    created_at: components["schemas"]["Timestamp"];
                    /** @description ID of the organization that was created for the agent. */
                    organization_id: string;
                };
            };
        };
        /** @description A filter. If empty, it matches all dead letters. */
        ReplayWebhookDeadLettersRequest: {
            /**
             * @description Only dead letters of this subscription.
             * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
             */
            subscription_id?: string;
            /** @description `<resource>.<past_tense_verb>`. */
            event_type?: components["schemas"]["WebhookEventType"];
            /** @description `attempts_exhausted`: the tenth attempt failed. `rejected`: the receiver's response would be the same on a retry. `blocked`: calls to the address are not allowed. `gone`: the receiver returned 410. `circuit_open`: the circuit was open for 72 hours. `subscription_disabled`: the delivery waited for 35 days while the subscription was disabled. */
            reason?: components["schemas"]["WebhookDeadLetterReason"];
            /** @description Only dead letters created at or after this time. */
            since?: components["schemas"]["Timestamp"];
            /** @description Only dead letters created before this time. */
            until?: components["schemas"]["Timestamp"];
        };
        ReplayWebhookDeadLettersResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description What was replayed. */
            data: {
                /** @description Dead letters that are sent again. */
                replayed: number;
                /** @description Whether more dead letters match. Call again to replay them. */
                more: boolean;
            };
        };
        /**
         * @description `owner` and `admin` can do everything, `member` cannot change collections and entity types, `viewer` can only read.
         * @example member
         * @enum {string}
         */
        Role: "owner" | "admin" | "member" | "viewer";
        RotateWebhookRequest: {
            /**
             * @description Hours during which both secrets sign. Defaults to 24.
             * @example 48
             */
            grace_hours?: number;
        };
        SearchRequest: {
            /**
             * @description What the memories of the records are about. The call then costs as much as a recall.
             * @example renewal
             */
            query?: string;
            /** @description Groups of conditions. Each group has its own `logic`. */
            groups?: components["schemas"]["FilterGroups"];
            /**
             * @description Whether all groups must match, or any one of them.
             * @default and
             * @example and
             * @enum {string}
             */
            logic: "and" | "or";
            /** @description A filter on property values. It uses an index and costs nothing. */
            filterByProperty?: components["schemas"]["PropertyFilter"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /**
             * @description Page number, starting at 1. Use it instead of `cursor`. Pages can shift if records are added; a cursor does not.
             * @example 1
             */
            page?: number;
            /**
             * @description The maximum number of records on a page.
             * @default 50
             * @example 20
             */
            pageSize: number;
            /**
             * @description The `nextCursor` of the previous page.
             * @example eyJhZnRlciI6InJlY18wMUtBSzdGIn0
             */
            cursor?: string;
            /**
             * @description Whether to return the keys and properties of each record. If false, only IDs and types are returned.
             * @default true
             * @example true
             */
            returnRecords: boolean;
            /**
             * @description Whether to add 5 memories to each record: the newest, or with `query` the best that were found.
             * @default false
             * @example false
             */
            includeMemories: boolean;
            /**
             * @description Return `total` without records.
             * @default false
             * @example false
             */
            countOnly: boolean;
        };
        SearchResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The records of this page. */
            data: components["schemas"]["SearchedRecord"][];
            /** @description The total number of matching records; with `query`, the number found. Present only on the first page of a cursor. */
            total?: number;
            /** @description Absent on the last page, and if `page` was given. */
            nextCursor?: string;
            /** @description Reasons why the result may be incomplete. Absent if there are none. */
            warnings?: components["schemas"]["Warnings"];
        };
        SearchedRecord: {
            /** @description ID of a record (one person, company or other entity). */
            recordId: components["schemas"]["RecordId"];
            /** @description The entity type of the record. */
            type: string;
            /** @description The score of the record's best memory. Present only with a query. */
            score?: number;
            /** @description All identity keys of the record. */
            keys?: components["schemas"]["IdentityKey"][];
            /** @description All properties of the record by name. */
            properties?: {
                [key: string]: unknown;
            };
            /** @description Present with `includeMemories`: up to 5 memories of the record. */
            memories?: components["schemas"]["Memory"][];
        };
        /**
         * @description The heading of a section, without its `#`. Case does not matter.
         * @example Exceptions
         */
        SectionHeader: string;
        /**
         * @description The slug of a section, from the structure.
         * @example exceptions
         */
        SectionSlug: string;
        /** @description Either `text`, or one or more identity keys of the record to compare with. */
        SegmentRequest: {
            /**
             * @description The text to compare with, instead of a record.
             * @example asks for a discount before the renewal
             */
            text?: string;
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /**
             * @description With a text, only records of this type. With a key, the type of the record that has it.
             * @example Contact
             */
            type?: string;
            /** @description A filter on property values. It uses an index and costs nothing. */
            filterByProperty?: components["schemas"]["PropertyFilter"];
            /**
             * @description The maximum number of records to return in each segment.
             * @default 10
             * @example 5
             */
            limit: number;
        };
        SegmentResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The segments. */
            data: {
                /** @description Records of that type in total, similar or not. */
                total: number;
                /** @description One segment for each tier. */
                segments: {
                    /** @description The tier of `score`: from 0.7, from 0.35, from 0.2. */
                    tier: components["schemas"]["Tier"];
                    /** @description The number of records in the segment. */
                    count: number;
                    /** @description The most similar records of the segment. */
                    records: components["schemas"]["SimilarRecord"][];
                }[];
            };
        };
        SimilarRecord: {
            /** @description ID of a record (one person, company or other entity). */
            recordId: components["schemas"]["RecordId"];
            /** @description The entity type of the record. */
            type: string;
            /** @description All identity keys of the record. */
            keys: components["schemas"]["IdentityKey"][];
            /** @description How similar the record is, from 0 to 1. */
            score: number;
            /** @description The tier of `score`: from 0.7, from 0.35, from 0.2. */
            tier: components["schemas"]["Tier"];
            /** @description Words that the record or text and this record's memories share, in any form, most distinctive first. */
            sharedWords: string[];
            /** @description Values that are equal or close, most distinctive first. */
            sharedProperties: {
                /** @description The display name of the property. */
                propertyName: string;
                /** @description The name of the property in code. */
                systemName: string;
                /** @description Absent if no collection defines the property. */
                collectionId?: string;
                /** @description The value of this record. */
                value: unknown;
                /** @description The value of the record that is compared with. */
                seedValue: unknown;
            }[];
        };
        /** @description Either `text`, or one or more identity keys of the record to compare with. */
        SimilarRequest: {
            /**
             * @description The text to compare with, instead of a record.
             * @example asks for a discount before the renewal
             */
            text?: string;
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /**
             * @description With a text, only records of this type. With a key, the type of the record that has it.
             * @example Contact
             */
            type?: string;
            /** @description A filter on property values. It uses an index and costs nothing. */
            filterByProperty?: components["schemas"]["PropertyFilter"];
            /**
             * @description The maximum number of records to return.
             * @default 10
             * @example 5
             */
            limit: number;
        };
        SimilarResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The similar records, most similar first. */
            data: components["schemas"]["SimilarRecord"][];
        };
        SmartRecallRequest: {
            /**
             * @description The question or topic. Required unless `filterByProperty` is given.
             * @example When will they decide?
             */
            query?: string;
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /**
             * @description The maximum number of results.
             * @default 10
             * @example 5
             */
            limit: number;
            /**
             * @description `deep` searches a second time for the names that the first results mention.
             * @default fast
             * @example fast
             * @enum {string}
             */
            mode: "fast" | "deep";
            /**
             * @description Whether to add `answer`, `confidence` and `sources`.
             * @default false
             * @example true
             */
            generateAnswer: boolean;
            /**
             * @description Omit results with a lower score.
             * @example 0.2
             */
            minScore?: number;
            /** @description Only memories at or after this time. */
            since?: components["schemas"]["Timestamp"];
            /** @description Only memories at or before this time. */
            until?: components["schemas"]["Timestamp"];
            /** @description Labels. A filter on several tags matches memories that have all of them. */
            tags?: components["schemas"]["Tags"];
            /** @description Only notes of this workspace collection. */
            actionId?: components["schemas"]["InWorkspace"];
            /** @description A filter on property values. It uses an index and costs nothing. */
            filterByProperty?: components["schemas"]["PropertyFilter"];
            /**
             * @description Return only the best result of each record.
             * @default false
             * @example false
             */
            groupByRecord: boolean;
        };
        SmartRecallResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The memories, most relevant first. With one record given, empty only if no memory of it passes the filters and `minScore`. */
            results: components["schemas"]["RecalledMemory"][];
            /** @description Absent if no relevant memory is stored. If the answer uses a value that was replaced later, it ends with `(changed later: …)`. */
            answer?: string;
            /** @description How certain the answer is, from 0 to 1. */
            confidence?: number;
            /** @description The parts of memories that support the answer. */
            sources?: components["schemas"]["AnswerSource"][];
            /** @description Reasons why the result may be incomplete. Absent if there are none. */
            warnings?: components["schemas"]["Warnings"];
        };
        /**
         * @description Always true in a successful response. A failure has `success` false, `error` and `message`.
         * @constant
         */
        Success: true;
        SupersedingValue: {
            /** @description The display name of the property. */
            propertyName: string;
            /** @description The value in the recalled memory. */
            said: unknown;
            /** @description The value that replaced it. */
            value: unknown;
            /** @description The memory with the new value. Absent if a caller set the value. */
            memoryId?: string;
            /** @description A time in ISO 8601 format. */
            timestamp: components["schemas"]["Timestamp"];
        };
        /**
         * @description Labels. A filter on several tags matches memories that have all of them.
         * @example [
         *       "sales",
         *       "q4"
         *     ]
         */
        Tags: string[];
        /**
         * @description The tier of `score`: from 0.7, from 0.35, from 0.2.
         * @enum {string}
         */
        Tier: "very_similar" | "similar" | "somewhat_similar";
        /**
         * Format: date-time
         * @description A time in ISO 8601 format.
         * @example 2026-11-20T15:04:05Z
         */
        Timestamp: string;
        UndoChangeRequest: {
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /** @description Name or system name of the property. `[Tasks]` and `[Issues]` are the lists of a workspace. */
            propertyName: components["schemas"]["PropertyName"];
            /**
             * @description The collection of the property, if several collections have a property of that name.
             * @example col_01KAK7F3V6AAAAAAAAAAAAAAAA
             */
            collectionId?: string;
            /**
             * @description The version of the change to undo. Defaults to the last change.
             * @example 2
             */
            version?: number;
            /** @description The reason for the change, kept in the history. */
            reason?: components["schemas"]["Reason"];
        };
        UnifiedRecallRequest: {
            /**
             * @description The message in plain language.
             * @example contacts in Berlin with budget over 50k
             */
            message: string;
            /** @description Records that the message is about. Identifiers without a record are listed in `unknownIdentifiers`. */
            identifiers?: components["schemas"]["RecallIdentifiers"];
            /**
             * @description The conversation that the message is part of. Without identifiers, pronouns such as "he" or "their" refer to the records of its memories.
             * @example call-4711
             */
            sessionId?: string;
            /**
             * @description `text` returns text for a prompt, numbered in the order of `sources`.
             * @default structured
             * @example text
             * @enum {string}
             */
            outputFormat: "text" | "structured";
            /**
             * @description The maximum number of records or memories.
             * @default 10
             * @example 5
             */
            limit: number;
            /**
             * @description The maximum number of tokens of `text` and of a digest.
             * @default 1000
             * @example 500
             */
            tokenBudget: number;
        };
        UnifiedRecallResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /**
             * @description How the message was answered.
             * @enum {string}
             */
            strategy: "filter" | "recall" | "digest";
            /** @description Why this strategy was chosen. */
            why: string;
            /** @description Credits that the call cost. */
            creditsCharged: number;
            /** @description A filter on property values. It uses an index and costs nothing. */
            filter?: components["schemas"]["PropertyFilter"];
            /** @description The record type that the message names. */
            type?: string;
            /** @description The words of the message that became conditions. */
            read: components["schemas"]["ReadPiece"][];
            /** @description Content words that produced no condition. */
            unread: string[];
            /** @description Identifiers that match no record. */
            unknownIdentifiers?: string[];
            /** @description Reasons why the result may be incomplete. Absent if there are none. */
            warnings?: components["schemas"]["Warnings"];
            /** @description Present with the strategy `filter`. */
            records?: components["schemas"]["FilteredRecord"][];
            /** @description Present with the strategy `recall`. */
            results?: components["schemas"]["RecalledMemory"][];
            /** @description Present with the strategy `digest`. */
            digest?: string;
            /** @description Present with the strategy `digest`: the properties in the digest. */
            properties?: components["schemas"]["PropertyValue"][];
            /** @description Present with the strategy `digest`: the memories in the digest. */
            memories?: components["schemas"]["DigestMemory"][];
            /** @description Present with `outputFormat` `text`. */
            text?: string;
            /** @description The sources of `text`. */
            sources?: {
                /** @description Absent if the source is a record's properties. */
                memoryId?: string;
                /** @description ID of a record (one person, company or other entity). */
                recordId: components["schemas"]["RecordId"];
            }[];
        };
        UpdateCollectionRequest: {
            /**
             * @description The display name.
             * @example Sales
             */
            name?: string;
            /**
             * @description The name to use in code.
             * @example sales
             */
            slug?: string;
            /**
             * @description What the collection is for.
             * @example What sales needs to know about a contact.
             */
            description?: string | null;
            /**
             * @description The entity type that the collection applies to. `null` applies it to all types.
             * @example Contact
             */
            entityType?: string | null;
            /** @description All properties that the collection has after the change, in order. */
            properties?: components["schemas"]["PropertyDefinitionChange"][];
            /**
             * @description What to do with the values of properties that are missing from `properties`. Required if a property is missing. Values that are kept can still be read and filtered by; a later property with the same system name gets them back.
             * @example keep
             * @enum {string}
             */
            removedValues?: "keep" | "delete";
            /**
             * @description Return 409 unless the collection has this version.
             * @example 1
             */
            expectedVersion?: number;
            /**
             * @description The reason for the change, kept in the history.
             * @example Budgets are by the year now.
             */
            note?: string;
        };
        UpdateCollectionResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description A collection: what to extract about the records it applies to. */
            data: components["schemas"]["Collection"];
            /** @description The event that reports on converted values. Absent if no values are affected. */
            eventId?: string;
        };
        UpdateEntityTypeRequest: {
            /** @description The `type` of a record. Case-sensitive. */
            name?: components["schemas"]["EntityTypeName"];
            /** @description The name to use in code. Generated from the name if absent. */
            slug?: components["schemas"]["EntityTypeSlug"];
            /**
             * @description What the type represents. `null` clears the text.
             * @example Something that may be sold.
             */
            description?: string | null;
            /** @description The identity keys that records of this type usually have. For information only: other keys are allowed. */
            identityKeys?: components["schemas"]["IdentityKeyNames"];
        };
        UpdateGuidelineRequest: {
            /**
             * @description The display name.
             * @example Refund policy
             */
            name?: string;
            /**
             * @description What the guideline is about. `null` clears it.
             * @example When and how we refund.
             */
            description?: string | null;
            /**
             * @description Labels to filter by.
             * @example [
             *       "support"
             *     ]
             */
            tags?: string[];
            /**
             * @description Whether agents should always have this guideline in their context.
             * @example false
             */
            alwaysOn?: boolean;
            /**
             * @description Words in a message for which agents should read this guideline.
             * @example [
             *       "refund"
             *     ]
             */
            triggerKeywords?: string[];
            /**
             * @description The new text in Markdown, or the text to add. With the mode `section`, a heading of the same rank at its start replaces the heading; otherwise the heading stays. All other headings in the text of a section must be of a lower rank.
             * @example Gift cards and event tickets.
             */
            value?: string;
            /**
             * @description What `value` does. `replace` if absent.
             * @example section
             * @enum {string}
             */
            updateMode?: "replace" | "append" | "section" | "appendToSection";
            /** @description The heading of a section, without its `#`. Case does not matter. */
            sectionHeader?: components["schemas"]["SectionHeader"];
            /** @description The slug of a section, from the structure. */
            sectionSlug?: components["schemas"]["SectionSlug"];
            /**
             * @description Return 409 unless the guideline has this version.
             * @example 1
             */
            expectedVersion?: number;
            /**
             * @description The reason for the change, kept with the version.
             * @example Tickets are an exception too.
             */
            historyNote?: string;
        };
        UpdateKeysBatchRequest: {
            /** @description The changes, one for each record. */
            updates: components["schemas"]["KeysUpdate"][];
        };
        UpdateOrganizationRequest: {
            /** @description The plan of the organization, which sets its limits. */
            plan: components["schemas"]["PlanName"];
        };
        UpdatePropertyResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The property after the change. */
            data: {
                /** @description Credits that the call cost. */
                creditsCharged: number;
                /** @description ID of a record (one person, company or other entity). */
                recordId: components["schemas"]["RecordId"];
                /** @description The display name of the property. */
                propertyName: string;
                /** @description The name of the property in code. */
                systemName: string;
                /** @description Absent if no collection defines the property. */
                collectionId?: string;
                /** @description The current value. Absent if there is none. */
                value?: unknown;
                /** @description The previous value. Absent if there was none. */
                previousValue?: unknown;
                /** @description The current version. */
                version: number;
                /** @description False if the property already had this value; nothing was written or charged. */
                changed: boolean;
            };
        };
        /** @description Name a record and one of its properties, or give the `memoryId` of a memory to edit. */
        UpdateRequest: {
            /** @description ID of a record (one person, company or other entity). */
            recordId?: components["schemas"]["RecordId"];
            /** @description Email address as an identity key. Case is ignored. */
            email?: components["schemas"]["Email"];
            /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
            websiteUrl?: components["schemas"]["WebsiteUrl"];
            /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
            phoneNumber?: components["schemas"]["PhoneNumber"];
            /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
            customKeyName?: components["schemas"]["CustomKeyName"];
            /** @description Value of the identity key that `customKeyName` names. */
            customKeyValue?: components["schemas"]["CustomKeyValue"];
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
            type?: components["schemas"]["EntityType"];
            /** @description Name or system name of the property. `[Tasks]` and `[Issues]` are the lists of a workspace. */
            propertyName?: components["schemas"]["PropertyName"];
            /**
             * @description The collection of the property, if several collections have a property of that name. For `[Tasks]` and `[Issues]`, the workspace.
             * @example col_01KAK7F3V6AAAAAAAAAAAAAAAA
             */
            collectionId?: string;
            /**
             * @description `set` replaces the value. `push` adds to a list; if the value is a list, each of its elements is added. `remove` removes elements from a list (by value or `id`) or members from an object (by name); without a value it removes the property. `increment` adds to a number. `patch` merges into an object (JSON Merge Patch), or into the items of a list with the same `id`. Defaults to `set`.
             * @example increment
             * @enum {string}
             */
            operation?: "set" | "push" | "remove" | "increment" | "patch";
            /**
             * @description The value to set, push, remove, add or merge. At most 200 elements at once, except for `set`. `push` and `patch` cannot make a value larger than 256 kB.
             * @example 10000
             */
            value?: unknown;
            /**
             * @description Push only elements that the list does not have yet. Defaults to false.
             * @example true
             */
            unique?: boolean;
            /** @description The memory that the value comes from, with `set` or `push`: it becomes the `source` of the value, for example of a suggestion that you accept. Must be a memory of the record. */
            sourceMemoryId?: components["schemas"]["MemoryId"];
            /** @description The part of the source memory that supports the value, as `memorize` returned it. The history keeps it. */
            evidence?: components["schemas"]["Evidence"];
            /** @description The memory to edit. */
            memoryId?: components["schemas"]["MemoryId"];
            /**
             * @description The new text of the memory, up to 200 kB. Must not be blank.
             * @example Prefers calls after noon.
             */
            content?: string;
            /** @description The new tags of the memory. */
            tags?: components["schemas"]["Tags"];
            /** @description The new metadata of the memory. */
            metadata?: components["schemas"]["Metadata"];
            /** @description When it was said or happened. */
            timestamp?: components["schemas"]["Timestamp"];
            /**
             * @description Whether to extract properties again if the content or timestamp of the memory changes. Defaults to true.
             * @example true
             */
            extract?: boolean;
            /**
             * @description The confidence that a value extracted from the edited memory needs to be stored, from 0 to 1. Defaults to the setting `EXTRACTION_MIN_CONFIDENCE` of the server, 0.9 if unset.
             * @example 0.8
             */
            minConfidence?: number;
            /**
             * @description Update only if the property or the memory has this version. 0 means that the property must not exist yet.
             * @example 1
             */
            expectedVersion?: number;
            /** @description The reason for the change, kept in the history. */
            reason?: components["schemas"]["Reason"];
        };
        UpdateResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The updated property, or the edited memory. */
            data: {
                /** @description Credits that the call cost. */
                creditsCharged: number;
                /** @description ID of a record (one person, company or other entity). */
                recordId: components["schemas"]["RecordId"];
                /** @description The display name of the property. Absent if a memory was edited. */
                propertyName?: string;
                /** @description The system name of the property. Absent if a memory was edited. */
                systemName?: string;
                /** @description Absent if no collection defines the property. */
                collectionId?: string;
                /** @description The current value. Absent if there is none. */
                value?: unknown;
                /** @description The previous value. Absent if there was none. */
                previousValue?: unknown;
                /** @description The edited memory. Present only with `memoryId`. */
                memory?: components["schemas"]["Memory"];
                /** @description Present if properties were extracted from the edited memory. */
                properties?: components["schemas"]["ExtractedProperty"][];
                /** @description The current version. */
                version: number;
                /** @description False if the property already had this value, or the memory these fields; nothing was written or charged. */
                changed: boolean;
            };
        };
        UpdateWebhookRequest: {
            /** @description The URL that receives events. Must use https in live mode and have a public address. */
            url?: components["schemas"]["WebhookUrl"];
            /** @description `*` for all events, `order.*` for all types with this prefix, or a type such as `order.paid`. A pattern that can never match is refused. If no event type is known to match it yet, `warning` says so. */
            events?: components["schemas"]["WebhookEventPatterns"];
            /**
             * @description A description for people.
             * @example CRM
             */
            description?: string;
            /** @description Credentials to send in addition to the signature. Stored encrypted and never shown. */
            auth?: components["schemas"]["WebhookAuth"];
            /** @description `at_least_once` makes up to 10 attempts and keeps a failed event as a dead letter. `best_effort` makes one attempt. */
            guarantee?: components["schemas"]["WebhookGuarantee"];
            /** @description Milliseconds that the receiver has to respond. Defaults to 5000. */
            timeout_ms?: components["schemas"]["WebhookTimeout"];
            /**
             * @description Return 409 unless the subscription has this version.
             * @example 1
             */
            expected_version?: number;
        };
        UpsertRecord: {
            /** @description One or more identity keys. */
            key: {
                /** @description ID of a record (one person, company or other entity). */
                recordId?: components["schemas"]["RecordId"];
                /** @description Email address as an identity key. Case is ignored. */
                email?: components["schemas"]["Email"];
                /** @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored. */
                websiteUrl?: components["schemas"]["WebsiteUrl"];
                /** @description Phone number as an identity key. Only the digits and a leading plus are compared. */
                phoneNumber?: components["schemas"]["PhoneNumber"];
                /** @description Name of a custom identity key, such as `crmId`. Requires `customKeyValue`. */
                customKeyName?: components["schemas"]["CustomKeyName"];
                /** @description Value of the identity key that `customKeyName` names. */
                customKeyValue?: components["schemas"]["CustomKeyValue"];
            };
            /** @description Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key. */
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
            /** @description The records to create or update. */
            records: components["schemas"]["UpsertRecord"][];
        };
        UpsertResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The result for all records. */
            data: {
                /** @description Credits that the call cost. */
                creditsCharged: number;
                /** @description The records, in the order of the request. */
                records: {
                    /** @description ID of a record (one person, company or other entity). */
                    recordId: components["schemas"]["RecordId"];
                    /** @description True if the record is new. */
                    created: boolean;
                    /** @description The number of properties whose value changed. */
                    propertiesChanged: number;
                }[];
            };
        };
        UsageResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The usage of the organization. */
            data: {
                /** @description The plan of the organization, which sets its limits. */
                plan: components["schemas"]["PlanName"];
                /** @description Calls in a window of time. */
                minute: components["schemas"]["UsageWindow"];
                /** @description Calls in a window of time. */
                month: components["schemas"]["UsageWindow"];
                /** @description Credits left and used. */
                credits: {
                    /** @description Credits left. */
                    available: number;
                    /** @description Credits reserved by running calls. */
                    held: number;
                    /** @description Credits used in this calendar month. */
                    usedThisMonth: number;
                    /** @description What used credits in this calendar month. */
                    byOperation: {
                        /** @description The name of the operation. */
                        operation: string;
                        /** @description The number of calls that were charged. */
                        calls: number;
                        /** @description Credits that these calls used. */
                        credits: number;
                    }[];
                };
            };
        };
        /** @description Calls in a window of time. */
        UsageWindow: {
            /** @description Calls made in the window. */
            calls: number;
            /** @description Calls allowed in the window. */
            limit: number;
            /** @description A time in ISO 8601 format. */
            resetsAt: components["schemas"]["Timestamp"];
        };
        /** @description A reason why the result may be incomplete. */
        Warning: {
            /**
             * @description `meaning_unavailable`: the embedding model did not respond, so only words were searched. `no_collection`: no collection applies to the record, so no properties were extracted.
             * @enum {string}
             */
            code: "meaning_unavailable" | "no_collection";
            /** @description What is missing, and how to fix it. */
            message: string;
        };
        /** @description Reasons why the result may be incomplete. Absent if there are none. */
        Warnings: components["schemas"]["Warning"][];
        /** @description A webhook subscription. */
        Webhook: {
            /** @description ID of the subscription. */
            id: string;
            /** @description The organization. */
            account_id: string;
            /** @description True for live data, false for test data. */
            livemode: boolean;
            /** @description The URL that receives events. */
            url: string;
            /** @description A description for people. */
            description: string | null;
            /** @description Patterns of the events that are sent. */
            events: string[];
            /** @description The API version of the payloads. Fixed when the subscription is created. */
            api_version: string;
            /** @description `at_least_once` makes up to 10 attempts and keeps a failed event as a dead letter. `best_effort` makes one attempt. */
            guarantee: components["schemas"]["WebhookGuarantee"];
            /** @description Milliseconds that the receiver has to respond. */
            timeout_ms: number;
            /** @description How deliveries are authenticated, without the credentials. */
            auth: {
                /** @description Every delivery is signed. `bearer` adds a token, `mtls` a client certificate. */
                type: components["schemas"]["WebhookAuthType"];
            };
            /** @description Masked, except in responses that create a secret. */
            secret_current: string;
            /** @description Masked. Present while it still signs. */
            secret_previous: string | null;
            /** @description The rotation of the signing secret. */
            rotation: components["schemas"]["WebhookRotation"];
            /** @description `open`: sending is paused after failures. `half_open`: test events check whether the receiver works again. */
            circuit_state: components["schemas"]["WebhookCircuitState"];
            /** @description Failed attempts since the last successful one. */
            failure_count: number;
            /** @description The latest failed attempt. Null if there is none. */
            last_failure: components["schemas"]["WebhookFailure"] | null;
            /**
             * Format: date-time
             * @description The time when the subscription was disabled. Null if it is enabled.
             */
            disabled_at: string | null;
            /** @description Why the subscription is disabled. Null if it is enabled. */
            disabled_reason: components["schemas"]["WebhookDisabledReason"] | null;
            /** @description The version of the subscription. Every change increases it. */
            version: number;
            /** @description A time in ISO 8601 format. */
            created_at: components["schemas"]["Timestamp"];
            /** @description A time in ISO 8601 format. */
            updated_at: components["schemas"]["Timestamp"];
        };
        WebhookAlert: {
            /** @description The name of a metric, or `dead_letter_queue`: more than 1,000 dead letters. */
            metric: string;
            /** @description 1 is the most urgent. */
            priority: number;
            /** @description The value of the metric. */
            value: number;
            /** @description The bound that the value crossed. */
            threshold: number;
            /** @description What is wrong, and how to fix it. */
            message: string;
            /** @description A time in ISO 8601 format. */
            raised_at: components["schemas"]["Timestamp"];
        };
        WebhookAttempt: {
            /** @description The number of the attempt, from 1. */
            number: number;
            /**
             * Format: date-time
             * @description The time of the attempt.
             */
            at: string;
            /**
             * @description Whether the receiver accepted the event.
             * @enum {string}
             */
            outcome: "succeeded" | "failed";
            /** @description The status code of the response. Null if there was none. */
            response_code: number | null;
            /** @description Why the attempt failed. Null if it succeeded. */
            error: string | null;
            /** @description Milliseconds until the response or the failure. */
            duration_ms: number;
        };
        /**
         * @description Credentials to send in addition to the signature. Stored encrypted and never shown.
         * @example {
         *       "type": "hmac"
         *     }
         */
        WebhookAuth: {
            /** @description Every delivery is signed. `bearer` adds a token, `mtls` a client certificate. */
            type: components["schemas"]["WebhookAuthType"];
            /** @description For `bearer`: the token of the `Authorization` header. */
            token?: string;
            /** @description For `mtls`: the client certificate in PEM format. */
            certificate?: string;
            /** @description For `mtls`: the private key in PEM format, unencrypted. */
            private_key?: string;
            /** @description For `mtls`: the certificate authority of the receiver in PEM format. Replaces the public authorities. */
            ca_certificate?: string;
        };
        /**
         * @description Every delivery is signed. `bearer` adds a token, `mtls` a client certificate.
         * @example hmac
         * @enum {string}
         */
        WebhookAuthType: "hmac" | "bearer" | "mtls";
        /** @description A bound that the metric should not cross. */
        WebhookBound: {
            /**
             * @description Whether the bound is crossed above or below `than`.
             * @enum {string}
             */
            is: "above" | "below";
            /** @description The value of the bound. */
            than: number;
        };
        /**
         * @description `open`: sending is paused after failures. `half_open`: test events check whether the receiver works again.
         * @enum {string}
         */
        WebhookCircuitState: "closed" | "open" | "half_open";
        /** @description An event that could not be delivered. */
        WebhookDeadLetter: {
            /** @description ID of the dead letter. */
            id: string;
            /** @description ID of the delivery. */
            delivery_id: string;
            /** @description ID of the subscription. */
            subscription_id: string;
            /** @description ID of the event. */
            event_id: string;
            /** @description The type of the event. */
            event_type: string;
            /** @description `attempts_exhausted`: the tenth attempt failed. `rejected`: the receiver's response would be the same on a retry. `blocked`: calls to the address are not allowed. `gone`: the receiver returned 410. `circuit_open`: the circuit was open for 72 hours. `subscription_disabled`: the delivery waited for 35 days while the subscription was disabled. */
            reason: components["schemas"]["WebhookDeadLetterReason"];
            /** @description The number of attempts so far. */
            attempts: number;
            /** @description The status code of the last attempt. Null if there was no response. */
            response_code: number | null;
            /** @description Why the last attempt failed. Null if there was none. */
            error: string | null;
            /** @description A time in ISO 8601 format. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description The time when it was sent again. Null if it was not.
             */
            replayed_at: string | null;
        };
        /** @description One line of an export: a dead letter with its event, or the last line. */
        WebhookDeadLetterLine: {
            /** @description An event that could not be delivered. */
            dead_letter?: components["schemas"]["WebhookDeadLetter"];
            /** @description The envelope that receivers get. */
            event?: components["schemas"]["WebhookEvent"];
            /** @description The last line of a complete stream. */
            end?: {
                /** @description Dead letters in this stream. */
                dead_letters: number;
            };
            /** @description The last line of a failed stream, in the form of an error response. */
            error?: {
                [key: string]: unknown;
            };
        };
        WebhookDeadLetterList: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The dead letters of this page. */
            data: components["schemas"]["WebhookDeadLetter"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        /**
         * @description `attempts_exhausted`: the tenth attempt failed. `rejected`: the receiver's response would be the same on a retry. `blocked`: calls to the address are not allowed. `gone`: the receiver returned 410. `circuit_open`: the circuit was open for 72 hours. `subscription_disabled`: the delivery waited for 35 days while the subscription was disabled.
         * @enum {string}
         */
        WebhookDeadLetterReason: "attempts_exhausted" | "rejected" | "blocked" | "gone" | "circuit_open" | "subscription_disabled";
        WebhookDeadLetterResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description An event that could not be delivered. */
            data: components["schemas"]["WebhookDeadLetter"];
        };
        WebhookDelivery: {
            /** @description ID of the delivery. */
            id: string;
            /** @description ID of the event. */
            event_id: string;
            /** @description The type of the event. */
            event_type: string;
            /** @description ID of the subscription. */
            subscription_id: string;
            /** @description `queued` waits for the first attempt and `retrying` for a later one. `deferred` waits until the circuit closes or the subscription is enabled. `failed` is final without a dead letter: a test event, or `best_effort`. */
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description The number of attempts so far. */
            attempts: number;
            /**
             * Format: date-time
             * @description The time of the next attempt. Null if there is none.
             */
            next_retry_at: string | null;
            /** @description The status code of the latest attempt. */
            response_code: number | null;
            /** @description The response body of the latest attempt, at most 1 KB. */
            response_body_preview: string | null;
            /** @description Why the latest attempt failed. */
            error: string | null;
            /** @description The duration of the latest attempt. */
            duration_ms: number | null;
            /** @description A time in ISO 8601 format. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description The time of the last attempt. Null while the delivery is in progress.
             */
            finished_at: string | null;
        };
        /** @description A delivery with all its attempts. */
        WebhookDeliveryDetail: {
            /** @description ID of the delivery. */
            id: string;
            /** @description ID of the event. */
            event_id: string;
            /** @description The type of the event. */
            event_type: string;
            /** @description ID of the subscription. */
            subscription_id: string;
            /** @description `queued` waits for the first attempt and `retrying` for a later one. `deferred` waits until the circuit closes or the subscription is enabled. `failed` is final without a dead letter: a test event, or `best_effort`. */
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description The number of attempts so far. */
            attempts: number;
            /**
             * Format: date-time
             * @description The time of the next attempt. Null if there is none.
             */
            next_retry_at: string | null;
            /** @description The status code of the latest attempt. */
            response_code: number | null;
            /** @description The response body of the latest attempt, at most 1 KB. */
            response_body_preview: string | null;
            /** @description Why the latest attempt failed. */
            error: string | null;
            /** @description The duration of the latest attempt. */
            duration_ms: number | null;
            /** @description A time in ISO 8601 format. */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description The time of the last attempt. Null while the delivery is in progress.
             */
            finished_at: string | null;
            /** @description All attempts. */
            history: components["schemas"]["WebhookAttempt"][];
        };
        WebhookDeliveryList: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The deliveries of this page, newest first. */
            data: components["schemas"]["WebhookDelivery"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        WebhookDeliveryResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description A delivery with all its attempts. */
            data: components["schemas"]["WebhookDeliveryDetail"];
        };
        /**
         * @description `queued` waits for the first attempt and `retrying` for a later one. `deferred` waits until the circuit closes or the subscription is enabled. `failed` is final without a dead letter: a test event, or `best_effort`.
         * @enum {string}
         */
        WebhookDeliveryStatus: "queued" | "sending" | "retrying" | "deferred" | "succeeded" | "failed" | "dead_lettered";
        /** @description What the operator has declared about this server's webhooks. */
        WebhookDeployment: {
            /**
             * @description With `inbound`, the server sends no webhooks.
             * @enum {string}
             */
            direction: "inbound" | "outbound" | "both";
            /** @description Patterns of the events that the server sends. */
            events: string[];
            /** @description Events expected per second. */
            volume_per_second: number | null;
            /** @description The target of `p99_latency_ms`. */
            latency_target_ms: number;
            /** @description `at_least_once` makes up to 10 attempts and keeps a failed event as a dead letter. `best_effort` makes one attempt. */
            guarantee: components["schemas"]["WebhookGuarantee"];
            /** @description Every delivery is signed. `bearer` adds a token, `mtls` a client certificate. */
            auth: components["schemas"]["WebhookAuthType"];
            /**
             * @description How deliveries reach the workers that send them.
             * @enum {string}
             */
            dispatch: "inline" | "postgres" | "nats";
        };
        /**
         * @description `owner`: the owner disabled it. `gone`: the receiver returned 410. `circuit_open`: the circuit was open for 72 hours.
         * @enum {string}
         */
        WebhookDisabledReason: "owner" | "gone" | "circuit_open";
        /** @description The envelope that receivers get. */
        WebhookEvent: {
            /** @description Unique, and the same for every attempt. Store it and skip events that you have already processed. */
            id: string;
            /** @description The type of the event. */
            type: string;
            /** @description The API version of the payload. */
            api_version: string;
            /** @description A time in ISO 8601 format. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The payload. */
            data: {
                /** @description The subject of the event. */
                object: {
                    [key: string]: unknown;
                };
                /** @description The previous values of changed fields. */
                previous_attributes?: {
                    [key: string]: unknown;
                };
                /** @description Present if the event is too large to deliver. Fetch the complete event here, with an API key. */
                fetch_url?: string;
            };
            /** @description True for live data, false for test data. */
            livemode: boolean;
        };
        WebhookEventDescription: {
            /** @description The event type. */
            type: string;
            /** @description When the event is sent. */
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
         * @description `*` for all events, `order.*` for all types with this prefix, or a type such as `order.paid`. A pattern that can never match is refused. If no event type is known to match it yet, `warning` says so.
         * @example [
         *       "record.*"
         *     ]
         */
        WebhookEventPatterns: string[];
        WebhookEventResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The envelope that receivers get. */
            data: components["schemas"]["WebhookEvent"];
        };
        /**
         * @description `<resource>.<past_tense_verb>`.
         * @example record.created
         */
        WebhookEventType: string;
        WebhookEventTypeList: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The event types of Keepsake itself. */
            data: components["schemas"]["WebhookEventDescription"][];
            /** @description The first 1,000 event types that the account has published. */
            published: string[];
        };
        /** @description The latest failed attempt at this URL. Test events, and failures while the circuit is not closed, are not included. */
        WebhookFailure: {
            /** @description ID of the event. */
            event_id: string;
            /** @description The type of the event. */
            event_type: string;
            /** @description Why the attempt failed. */
            error: string;
            /** @description A time in ISO 8601 format. */
            at: components["schemas"]["Timestamp"];
        };
        /**
         * @description `at_least_once` makes up to 10 attempts and keeps a failed event as a dead letter. `best_effort` makes one attempt.
         * @example at_least_once
         * @enum {string}
         */
        WebhookGuarantee: "at_least_once" | "best_effort";
        WebhookList: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The subscriptions of this page. */
            data: components["schemas"]["Webhook"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
        };
        WebhookMetric: {
            /**
             * @description The name of the metric.
             * @enum {string}
             */
            name: "delivery_success_rate" | "first_attempt_success_rate" | "p50_latency_ms" | "p99_latency_ms" | "pending_dead_letters" | "open_circuits" | "retry_queue_depth";
            /** @description What the metric measures. */
            description: string;
            /**
             * @description The unit of the value.
             * @enum {string}
             */
            unit: "ratio" | "milliseconds" | "count";
            /** @description Null if there is nothing to measure. */
            value: number | null;
            /** @description A bound that the metric should not cross. */
            target?: components["schemas"]["WebhookBound"];
            /** @description The bound that raises an alert. */
            alert?: {
                /**
                 * @description Whether the alert is raised above or below `than`.
                 * @enum {string}
                 */
                is: "above" | "below";
                /** @description The value of the bound. */
                than: number;
                /** @description 1 is the most urgent. */
                priority: number;
            };
            /**
             * @description `off_target` misses the target; `alert` exceeds the bound in `alert`.
             * @enum {string}
             */
            status: "ok" | "off_target" | "alert" | "no_data";
        };
        WebhookMetricsResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The state of the webhooks. */
            data: {
                /** @description The hours that the metrics cover. */
                hours: number;
                /** @description What the operator has declared about this server's webhooks. */
                deployment: components["schemas"]["WebhookDeployment"];
                /** @description The number of deliveries in these hours. */
                deliveries: {
                    /** @description Deliveries with at least one attempt. */
                    tried: number;
                    /** @description Deliveries that the receiver accepted. */
                    succeeded: number;
                    /** @description Deliveries that are finished, with or without success. */
                    ended: number;
                    /** @description Deliveries that wait for an attempt. */
                    waiting: number;
                };
                /** @description The metrics with their targets. */
                metrics: components["schemas"]["WebhookMetric"][];
                /** @description Active alerts, the most urgent first. */
                alerts: components["schemas"]["WebhookAlert"][];
            };
        };
        /** @description The result of a test event. */
        WebhookPing: {
            /** @description ID of the delivery. */
            delivery_id: string;
            /** @description ID of the event. */
            event_id: string;
            /** @description Whether the receiver accepted the test event. */
            succeeded: boolean;
            /** @description The status code of the response. Null if there was none. */
            response_code: number | null;
            /** @description At most 1 KB. */
            response_body_preview: string | null;
            /** @description Why the test event failed. Null if it succeeded. */
            error: string | null;
            /** @description Milliseconds until the response or the failure. */
            duration_ms: number;
        };
        WebhookPingResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description The result of a test event. */
            data: components["schemas"]["WebhookPing"];
        };
        WebhookResponse: {
            /** @description Always true in a successful response. A failure has `success` false, `error` and `message`. */
            success: components["schemas"]["Success"];
            /** @description A webhook subscription. */
            data: components["schemas"]["Webhook"];
            /** @description Present if the events were changed and no known event type matches one of the patterns. */
            warning?: string;
        };
        /** @description The rotation of the signing secret. */
        WebhookRotation: {
            /**
             * @description `none`: never rotated. `grace`: both secrets sign. `revoked`: the old secret no longer signs.
             * @enum {string}
             */
            phase: "none" | "grace" | "revoked";
            /** @description A time in ISO 8601 format. */
            rotated_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description The time when the old secret stops signing. Null outside a grace period.
             */
            grace_ends_at: string | null;
            /** @description True if the secret is older than 90 days. */
            rotation_recommended: boolean;
            /** @description Present if the secret is older than 180 days. */
            warning?: string;
        };
        /**
         * @description Milliseconds that the receiver has to respond. Defaults to 5000.
         * @example 5000
         */
        WebhookTimeout: number;
        /**
         * @description The URL that receives events. Must use https in live mode and have a public address.
         * @example https://hooks.northwind.example/keepsake
         */
        WebhookUrl: string;
        /**
         * @description Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored.
         * @example https://northwind.example
         */
        WebsiteUrl: string;
    };
    responses: {
        /** @description The request conflicts with stored data, or with another request that has the same idempotency key. */
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
        /** @description The role or scopes of the key, or the plan, do not allow this call. The message says which role, scope or plan does. */
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
        /** @description The idempotency key was already used with a different body. */
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
        /** @description The request is invalid. `details` names each field. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "error": "validation_error",
                 *       "message": "body.limit must be 100 or less",
                 *       "details": [
                 *         {
                 *           "path": "body.limit",
                 *           "message": "must be 100 or less"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The object does not exist in this organization. */
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
        /** @description The organization does not have enough credits for this call. */
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
        /** @description Too many calls. Retrying before the wait is over doubles it, up to 15 minutes. */
        RateLimited: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 12
                 */
                "Retry-After"?: number;
                /**
                 * @description The limit that was exceeded: `minute`, `month` or `address`, and its calls (`q`) per window of `w` seconds.
                 * @example "minute";q=60;w=60
                 */
                "RateLimit-Policy"?: string;
                /**
                 * @description What is left of it: calls (`r`) and seconds until calls are allowed again (`t`).
                 * @example "minute";r=0;t=12
                 */
                RateLimit?: string;
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
        /** @description The server failed. Retry once, then report the request ID. */
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
        /** @description The body exceeds the size limit of this operation. */
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
        /** @description The API key is missing, invalid, expired or revoked. */
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
        /** @description The database is unavailable. Retry after the time in `Retry-After`. */
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
         * @description ID of the collection.
         * @example col_01KAK7F3V6AAAAAAAAAAAAAAAA
         */
        CollectionId: string;
        /**
         * @description The `nextCursor` of the previous page.
         * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
         */
        Cursor: string;
        /**
         * @description Only dead letters of this event type.
         * @example order.paid
         */
        DeadLetterEventType: components["schemas"]["WebhookEventType"];
        /**
         * @description Only dead letters with this reason.
         * @example rejected
         */
        DeadLetterReason: components["schemas"]["WebhookDeadLetterReason"];
        /**
         * @description Only dead letters that were replayed, or only those that were not.
         * @example false
         */
        DeadLetterReplayed: boolean;
        /**
         * @description Only dead letters created at or after this time.
         * @example 2026-11-20T00:00:00Z
         */
        DeadLetterSince: components["schemas"]["Timestamp"];
        /**
         * @description Only dead letters of this subscription.
         * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
         */
        DeadLetterSubscription: string;
        /**
         * @description Only dead letters created before this time.
         * @example 2026-11-21T00:00:00Z
         */
        DeadLetterUntil: components["schemas"]["Timestamp"];
        /**
         * @description ID of the entity type.
         * @example typ_01KAK7F3V6AAAAAAAAAAAAAAAA
         */
        EntityTypeId: string;
        /**
         * @description ID of the event.
         * @example job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
         */
        EventId: string;
        /**
         * @description ID of the guideline.
         * @example gdl_01KAK7F3V6AAAAAAAAAAAAAAAA
         */
        GuidelineId: string;
        /**
         * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
         * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
         */
        IdempotencyKey: string;
        /**
         * @description The maximum number of items on a page.
         * @example 20
         */
        Limit: number;
        /**
         * @description ID of the organization.
         * @example org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
         */
        OrganizationId: string;
        /**
         * @description ID of the dead letter.
         * @example dlq_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
         */
        WebhookDeadLetterId: string;
        /**
         * @description ID of the delivery.
         * @example dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
         */
        WebhookDeliveryId: string;
        /**
         * @description ID of the event.
         * @example evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
         */
        WebhookEventId: string;
        /**
         * @description ID of the subscription.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
            /** @description Stored, or already stored. */
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
                     *             "stored": true,
                     *             "collectionId": "col_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *             "confidence": 0.95,
                     *             "evidence": {
                     *               "start": 39,
                     *               "end": 52,
                     *               "text": "Budget: $120k"
                     *             },
                     *             "engine": "offline"
                     *           },
                     *           {
                     *             "propertyName": "Decision date",
                     *             "value": "2027-03-15",
                     *             "stored": false,
                     *             "reason": "low_confidence",
                     *             "current": {
                     *               "value": "2027-02-01",
                     *               "version": 1,
                     *               "source": "caller"
                     *             },
                     *             "collectionId": "col_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *             "confidence": 0.83,
                     *             "evidence": {
                     *               "start": 66,
                     *               "end": 79,
                     *               "text": "15 March 2027"
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
                     *           "version": 1,
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
            /** @description The results and the strategy used. */
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
                     *           "metadata": {},
                     *           "version": 1
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
            /** @description The records, most similar first. Empty if none is similar. */
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
                     *               "value": "lee.marsh@tulip.example"
                     *             }
                     *           ],
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
            /** @description The segments, most similar first. A segment can be empty. */
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
                     *                 "keys": [
                     *                   {
                     *                     "name": "email",
                     *                     "value": "lee.marsh@tulip.example"
                     *                   }
                     *                 ],
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
            /** @description The properties by name. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
            /** @description The ID of each record, in the order of the request. */
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
                     *           "keys": [
                     *             {
                     *               "name": "email",
                     *               "value": "dana.reyes@northwind.example"
                     *             }
                     *           ],
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
                     *           "keys": [
                     *             {
                     *               "name": "email",
                     *               "value": "dana.reyes@northwind.example"
                     *             }
                     *           ],
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
            /** @description The filter and a page of matching records. Without a filter, no records and the reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "engine": "offline",
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
                     *           "keys": [
                     *             {
                     *               "name": "email",
                     *               "value": "dana.reyes@northwind.example"
                     *             }
                     *           ],
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
                "application/json": components["schemas"]["UpdateRequest"];
            };
        };
        responses: {
            /** @description The updated property or memory. */
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
                    "application/json": components["schemas"]["UpdateResponse"];
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
            /** @description The updated properties, in the order of the request. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
            /** @description The updated property. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
            /** @description The record's current keys. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
            /** @description The current keys of each record, in the order of the request. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
            /** @description The record's current keys. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
            /** @description What was merged. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
            /** @description What was deleted, and until when it can be restored. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
            /** @description What was deleted, and until when it can be restored. */
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
    listDeletions: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only deletions of this record, or of memories that all belong to it.
                 * @example rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                recordId?: components["schemas"]["RecordId"];
                /**
                 * @description Only deletions with this status.
                 * @example pending
                 */
                status?: components["schemas"]["DeletionStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deletions. */
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
                     *           "deletionId": "del_01KAK7F3V7B8C9D0E1F2G3H4J5",
                     *           "kind": "record",
                     *           "status": "pending",
                     *           "recordId": "rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "keys": [
                     *             {
                     *               "name": "email",
                     *               "value": "former.customer@northwind.example"
                     *             }
                     *           ],
                     *           "memories": 12,
                     *           "properties": 5,
                     *           "deletedAt": "2026-11-20T15:04:05.000Z",
                     *           "recoverableUntil": "2026-12-20T15:04:05.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeletionList"];
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
    cancelDeletion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
                 * @description The maximum number of items on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only collections for this entity type.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
    createStarterCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
                     *         "name": "Starter",
                     *         "slug": "starter",
                     *         "description": "Common facts about people and companies. Change it to what you want to know.",
                     *         "kind": "properties",
                     *         "properties": [
                     *           {
                     *             "name": "Job title",
                     *             "systemName": "job_title",
                     *             "type": "text",
                     *             "description": "Their role at work.",
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
                 * @description ID of the collection.
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
                 * @description Whether to delete the values with the collection.
                 * @example true
                 */
                cascade?: boolean;
            };
            header?: {
                /**
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the collection.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the collection.
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
            /** @description The updated collection. */
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
                 * @description The maximum number of items on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description `full` returns each complete version. `diff` returns what each version changed; the first version adds everything.
                 * @example diff
                 */
                mode?: "full" | "diff";
            };
            header?: never;
            path: {
                /**
                 * @description ID of the collection.
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
                 * @description The maximum number of items on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only archived types, or only types that are not archived.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
                 * @description ID of the entity type.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the entity type.
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
            /** @description The updated type. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the entity type.
                 * @example typ_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["EntityTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated type. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the entity type.
                 * @example typ_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["EntityTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated type. */
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
    listGuidelines: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only guidelines with all of these tags, separated by commas.
                 * @example support,billing
                 */
                tags?: string;
                /**
                 * @description Only guidelines whose name contains this text. Case does not matter.
                 * @example refund
                 */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of guidelines. */
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
                    "application/json": components["schemas"]["GuidelineList"];
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
    createGuideline: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
                 *       "name": "Refund policy",
                 *       "description": "When and how we refund.",
                 *       "tags": [
                 *         "support"
                 *       ],
                 *       "triggerKeywords": [
                 *         "refund"
                 *       ],
                 *       "value": "# Refunds\n\nRefund within 30 days.\n\n## Exceptions\n\nGift cards.\n"
                 *     }
                 */
                "application/json": components["schemas"]["CreateGuidelineRequest"];
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
                     *         "id": "gdl_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *         "name": "Refund policy",
                     *         "description": "When and how we refund.",
                     *         "tags": [
                     *           "support"
                     *         ],
                     *         "alwaysOn": false,
                     *         "triggerKeywords": [
                     *           "refund"
                     *         ],
                     *         "characters": 63,
                     *         "tokens": 16,
                     *         "version": 1,
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "updatedAt": "2026-11-20T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GuidelineResponse"];
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
    getGuidelineStructure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the guideline.
                 * @example gdl_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["GuidelineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The structure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "gdl_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *         "version": 1,
                     *         "characters": 63,
                     *         "tokens": 16,
                     *         "sections": [
                     *           {
                     *             "slug": "refunds",
                     *             "title": "Refunds",
                     *             "depth": 1,
                     *             "start": 0,
                     *             "end": 63,
                     *             "characters": 63,
                     *             "tokens": 16,
                     *             "hash": "4f9f2cab3d1c5f02",
                     *             "children": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GuidelineStructureResponse"];
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
    getGuidelineSection: {
        parameters: {
            query?: {
                /** @description The slug of the section, from the structure. */
                slug?: components["schemas"]["SectionSlug"];
                /** @description The heading of the section, without its `#`. Case does not matter. */
                header?: components["schemas"]["SectionHeader"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the guideline.
                 * @example gdl_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["GuidelineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The section. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "gdl_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *         "version": 1,
                     *         "slug": "exceptions",
                     *         "title": "Exceptions",
                     *         "depth": 2,
                     *         "start": 35,
                     *         "end": 63,
                     *         "characters": 28,
                     *         "tokens": 7,
                     *         "hash": "4f9f2cab3d1c5f02",
                     *         "content": "## Exceptions\n\nGift cards.\n"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GuidelineSectionResponse"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGuidelineVersions: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the guideline.
                 * @example gdl_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["GuidelineId"];
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
                     *           "name": "Refund policy",
                     *           "characters": 63,
                     *           "at": "2026-11-21T15:04:05.000Z",
                     *           "actor": "key:key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ",
                     *           "note": "Gift cards are an exception."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GuidelineVersionList"];
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
    getGuidelineVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the guideline.
                 * @example gdl_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["GuidelineId"];
                /**
                 * @description The number of the version.
                 * @example 1
                 */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "version": 1,
                     *         "name": "Refund policy",
                     *         "tags": [
                     *           "support"
                     *         ],
                     *         "alwaysOn": false,
                     *         "triggerKeywords": [
                     *           "refund"
                     *         ],
                     *         "characters": 11,
                     *         "value": "# Refunds\n\n",
                     *         "at": "2026-11-20T15:04:05.000Z",
                     *         "actor": "key:key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GuidelineVersionResponse"];
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
    getGuideline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the guideline.
                 * @example gdl_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["GuidelineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guideline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "gdl_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *         "name": "Refund policy",
                     *         "description": "When and how we refund.",
                     *         "tags": [
                     *           "support"
                     *         ],
                     *         "alwaysOn": false,
                     *         "triggerKeywords": [
                     *           "refund"
                     *         ],
                     *         "characters": 63,
                     *         "tokens": 16,
                     *         "version": 1,
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "updatedAt": "2026-11-20T15:04:05.000Z",
                     *         "value": "# Refunds\n\nRefund within 30 days.\n\n## Exceptions\n\nGift cards.\n"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GuidelineDocumentResponse"];
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
    deleteGuideline: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the guideline.
                 * @example gdl_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["GuidelineId"];
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
                     *         "id": "gdl_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *         "version": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedGuidelineResponse"];
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
    updateGuideline: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the guideline.
                 * @example gdl_01KAK7F3V6AAAAAAAAAAAAAAAA
                 */
                id: components["parameters"]["GuidelineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "updateMode": "section",
                 *       "sectionHeader": "Exceptions",
                 *       "value": "Gift cards and event tickets.",
                 *       "historyNote": "Tickets are an exception too."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateGuidelineRequest"];
            };
        };
        responses: {
            /** @description The updated guideline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "data": {
                     *         "id": "gdl_01KAK7F3V6AAAAAAAAAAAAAAAA",
                     *         "name": "Refund policy",
                     *         "description": "When and how we refund.",
                     *         "tags": [
                     *           "support"
                     *         ],
                     *         "alwaysOn": false,
                     *         "triggerKeywords": [
                     *           "refund"
                     *         ],
                     *         "characters": 63,
                     *         "tokens": 16,
                     *         "version": 2,
                     *         "createdAt": "2026-11-20T15:04:05.000Z",
                     *         "updatedAt": "2026-11-21T15:04:05.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GuidelineResponse"];
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
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description The maximum number of items on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only events of this type, such as `batch_memorize`.
                 * @example batch_memorize
                 */
                type?: string;
                /**
                 * @description Only events with this status.
                 * @example processing
                 */
                status?: components["schemas"]["EventStatus"];
                /**
                 * @description Only events created at or after this time.
                 * @example 2026-11-20T00:00:00Z
                 */
                since?: components["schemas"]["Timestamp"];
                /**
                 * @description Only events created before this time.
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
                 * @description ID of the event.
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
                 * @description The maximum number of items on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page.
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
                 * @description ID of the event.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the event.
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
                 * @description The maximum number of items on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
            /** @description Created. The secret is shown only once. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
            /** @description Stored and queued, in the order of the request. */
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
                 * @description ID of the event.
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
                 * @description ID of the subscription.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the subscription.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the subscription.
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
            /** @description The updated subscription. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receiver's response. */
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
            /** @description Another call with the same idempotency key is running, or the server stopped after sending the test event (`reason: outcome_unknown`). `reference` is the ID of the event, which may have arrived. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the subscription.
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
            /** @description Rotated. The new secret is shown only once. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the subscription.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the subscription.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the subscription.
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
                 * @description The maximum number of items on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only deliveries with this status.
                 * @example failed
                 */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /**
                 * @description Only deliveries of this event type.
                 * @example record.created
                 */
                event_type?: components["schemas"]["WebhookEventType"];
                /**
                 * @description Only deliveries created at or after this time.
                 * @example 2026-11-20T00:00:00Z
                 */
                since?: components["schemas"]["Timestamp"];
                /**
                 * @description Only deliveries created before this time.
                 * @example 2026-11-21T00:00:00Z
                 */
                until?: components["schemas"]["Timestamp"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the subscription.
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
                 * @description How far back to look. Waiting deliveries are counted whatever their age.
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
                 * @description The maximum number of items on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only dead letters of this subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                subscription_id?: components["parameters"]["DeadLetterSubscription"];
                /**
                 * @description Only dead letters of this event type.
                 * @example order.paid
                 */
                event_type?: components["parameters"]["DeadLetterEventType"];
                /**
                 * @description Only dead letters with this reason.
                 * @example rejected
                 */
                reason?: components["parameters"]["DeadLetterReason"];
                /**
                 * @description Only dead letters that were replayed, or only those that were not.
                 * @example false
                 */
                replayed?: components["parameters"]["DeadLetterReplayed"];
                /**
                 * @description Only dead letters created at or after this time.
                 * @example 2026-11-20T00:00:00Z
                 */
                since?: components["parameters"]["DeadLetterSince"];
                /**
                 * @description Only dead letters created before this time.
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
                 * @description Only dead letters of this subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                subscription_id?: components["parameters"]["DeadLetterSubscription"];
                /**
                 * @description Only dead letters of this event type.
                 * @example order.paid
                 */
                event_type?: components["parameters"]["DeadLetterEventType"];
                /**
                 * @description Only dead letters with this reason.
                 * @example rejected
                 */
                reason?: components["parameters"]["DeadLetterReason"];
                /**
                 * @description Only dead letters that were replayed, or only those that were not.
                 * @example false
                 */
                replayed?: components["parameters"]["DeadLetterReplayed"];
                /**
                 * @description Only dead letters created at or after this time.
                 * @example 2026-11-20T00:00:00Z
                 */
                since?: components["parameters"]["DeadLetterSince"];
                /**
                 * @description Only dead letters created before this time.
                 * @example 2026-11-21T00:00:00Z
                 */
                until?: components["parameters"]["DeadLetterUntil"];
            };
            header?: {
                /**
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of deleted dead letters. */
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
                 * @description Only dead letters of this subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                subscription_id?: components["parameters"]["DeadLetterSubscription"];
                /**
                 * @description Only dead letters of this event type.
                 * @example order.paid
                 */
                event_type?: components["parameters"]["DeadLetterEventType"];
                /**
                 * @description Only dead letters with this reason.
                 * @example rejected
                 */
                reason?: components["parameters"]["DeadLetterReason"];
                /**
                 * @description Only dead letters that were replayed, or only those that were not.
                 * @example false
                 */
                replayed?: components["parameters"]["DeadLetterReplayed"];
                /**
                 * @description Only dead letters created at or after this time.
                 * @example 2026-11-20T00:00:00Z
                 */
                since?: components["parameters"]["DeadLetterSince"];
                /**
                 * @description Only dead letters created before this time.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
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
            /** @description The number of queued dead letters. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the dead letter.
                 * @example dlq_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookDeadLetterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queued dead letter. */
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
                 * @description ID of the subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookId"];
                /**
                 * @description ID of the delivery.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the subscription.
                 * @example whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["WebhookId"];
                /**
                 * @description ID of the delivery.
                 * @example dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                deliveryId: components["parameters"]["WebhookDeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queued delivery. */
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The server's `SIGNUP_TOKEN`. Required when `SIGNUP` is `token`.
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
            /** @description Registered. The key is shown only once. */
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
                     *             "guidelines",
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
                 * @description The maximum number of items on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the organization.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the organization.
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
                 * @description The maximum number of items on a page.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description The `nextCursor` of the previous page.
                 * @example eyJhZnRlciI6ImpvYl8wMUtBSzdGIn0
                 */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the organization.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the organization.
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
                 * @description A unique string of your choice that identifies this call. The server stores the work, its price and its response together, so a call with the same key runs and is charged at most once, even if the server crashes. If you receive no response, send the call again with the same key. For 24 hours the same key returns the first response with the header `Idempotent-Replayed: true`. While the first call is running, the key returns 409 with `reason: idempotency_in_flight`.
                 * @example 8d5f5bb0-0d8a-4a3c-9a4e-1d1d0f0c2f11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the organization.
                 * @example org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ
                 */
                id: components["parameters"]["OrganizationId"];
                /**
                 * @description ID of the key.
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
            /** @description The process is running. */
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
            /** @description Not ready. The response has the reason. */
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
  listDeletions: 'tenant'
  cancelDeletion: 'tenant'
  importMemory: 'tenant'
  listCollections: 'tenant'
  createCollection: 'tenant'
  createStarterCollection: 'tenant'
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
  listGuidelines: 'tenant'
  createGuideline: 'tenant'
  getGuidelineStructure: 'tenant'
  getGuidelineSection: 'tenant'
  listGuidelineVersions: 'tenant'
  getGuidelineVersion: 'tenant'
  getGuideline: 'tenant'
  updateGuideline: 'tenant'
  deleteGuideline: 'tenant'
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
  listDeletions: 'memory'
  cancelDeletion: 'memory'
  importMemory: 'memory'
  listCollections: 'collections'
  createCollection: 'collections'
  createStarterCollection: 'collections'
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
  listGuidelines: 'guidelines'
  createGuideline: 'guidelines'
  getGuidelineStructure: 'guidelines'
  getGuidelineSection: 'guidelines'
  listGuidelineVersions: 'guidelines'
  getGuidelineVersion: 'guidelines'
  getGuideline: 'guidelines'
  updateGuideline: 'guidelines'
  deleteGuideline: 'guidelines'
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

export type OwnTransaction = 'memorize' | 'updateProperty' | 'importMemory' | 'createWebhook' | 'updateWebhook' | 'testWebhook' | 'registerAgent'
