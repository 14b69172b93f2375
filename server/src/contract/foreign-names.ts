/** Names of others, and our fields that each can mean. */
const NAMES = [
  // what to store or to look for
  ['text', 'content query message value'],
  ['message', 'content query'],
  ['messages', 'content records query message'],
  ['memory', 'content memoryIds'],
  ['data', 'content records payload properties'],
  ['body', 'content payload'],
  ['episode episodebody fact', 'content'],
  ['episodes', 'records'],
  ['note', 'content reason'],
  ['input', 'content query message'],
  ['documents', 'records memories'],
  ['items', 'records updates'],
  ['memories', 'records memoryIds'],
  ['querytext searchquery searchtext question q', 'query message'],
  ['prompt', 'query message extractionPrompt'],
  ['topic', 'focus query'],
  // whose it is
  ['userid user agentid appid graphid groupid externalid', 'customKeyValue recordId'],
  ['contactid companyid customerid entityid', 'recordId'],
  ['id', 'recordId memoryIds deletionId'],
  ['ids', 'memoryIds recordIds'],
  ['uuid', 'recordId memoryIds'],
  ['mail emailaddress', 'email'],
  ['phone mobile', 'phoneNumber'],
  ['website domain url', 'websiteUrl'],
  ['entitytype recordtype objecttype kind', 'type'],
  // how much of what
  ['topk k n count maxresults numresults perpage size', 'limit pageSize'],
  ['pagesize', 'limit'],
  ['limit', 'pageSize'],
  ['offset page pagetoken nextcursor startingafter', 'cursor'],
  ['threshold scorethreshold similaritythreshold minrating minfactrating minsimilarity', 'minScore'],
  ['maxtokens maxcontenttokens tokenlimit', 'tokenBudget'],
  ['filter filters where', 'filterByProperty conditions groups'],
  ['answer includeanswer', 'generateAnswer'],
  ['format responseformat', 'outputFormat'],
  // when, and in which conversation
  ['date', 'timestamp since'],
  ['time', 'timestamp at'],
  ['createdat referencetime validat', 'timestamp'],
  ['from start startdate createdafter', 'since'],
  ['after', 'since cursor'],
  ['to end enddate createdbefore before', 'until'],
  ['session threadid runid conversationid', 'sessionId'],
  // about the content
  ['author role sender', 'speaker'],
  ['name', 'speaker propertyName'],
  ['attributes', 'properties metadata'],
  ['custom', 'metadata'],
  ['fields schema', 'properties'],
  ['labels categories', 'tags'],
  ['infer', 'extract'],
  ['instructions custominstructions', 'extractionPrompt'],
  // about properties
  ['attribute field', 'propertyName property'],
  ['key', 'propertyName property customKeyValue'],
  ['property', 'propertyName'],
  ['op', 'operator operation'],
  ['action', 'operation operator'],
  ['version ifmatch', 'expectedVersion expected_version'],
] as const

/**
 * Names that other memory services and common APIs use for our fields, without case and separators. Of the fields of an
 * operation, the first in the list is suggested.
 */
export const FOREIGN_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  NAMES.flatMap(([names, fields]) => names.split(' ').map(name => [name, fields.split(' ')] as const)),
)
