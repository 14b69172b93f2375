import type { Pointing } from './pointing.ts'

export const orchestration: Record<string, Pointing> = {
  listModels: 'nothing to name',
  getModel: 'nothing to name',
  testModels: 'nothing to name',
  listOpenAiModels: 'nothing to name',
  getOpenAiModel: 'nothing to name',
  createOpenAiChatCompletion: ({ record }) => [
    {
      body: { messages: [{ role: 'user', content: 'Hi' }], keepsake: { recordId: record } },
      by: ['recordId'],
      status: 404,
    },
    { body: { messages: [{ role: 'user', content: 'Hi' }], user: record }, by: [], status: 404 },
  ],
  createOpenAiResponse: ({ record, response }) => [
    { body: { input: 'Hi', user: record }, by: [], status: 404 },
    { body: { input: 'Hi', previous_response_id: response }, by: ['previous_response_id'], status: 400 },
    {
      body: { input: [{ type: 'function_call_output', call_id: response, output: '' }] },
      by: ['call_id'],
      status: 400,
    },
  ],
  createChatCompletion: ({ record }) => [
    {
      body: { messages: [{ role: 'user', content: 'Hi' }], keepsake: { recordId: record } },
      by: ['recordId'],
      status: 404,
    },
  ],
  prompt: ({ record, mcpServer }) => [
    { body: { prompt: 'What is known?', recordId: record }, by: ['recordId'], status: 404 },
    { body: { prompt: 'x', mcps: [mcpServer] }, by: ['mcps'], status: 404 },
  ],
  createResponse: ({ record, response, mcpServer }) => [
    { body: { steps: [{ prompt: 'x' }], mcps: [mcpServer] }, by: ['mcps'], status: 404 },
    { body: { steps: [{ prompt: 'x' }], memory: { recordId: record } }, by: ['recordId'], status: 404 },
    {
      body: { previousResponseId: response, toolOutputs: [{ toolCallId: 'call_1', output: 'x' }] },
      by: ['previousResponseId', 'toolCallId'],
      status: 404,
    },
  ],
  createAgent: ({ guideline, mcpServer }) => [
    { body: { name: 'x', instructions: 'x', mcps: [mcpServer] }, by: ['mcps'], status: 404 },
    { body: { name: 'x', instructions: 'x', guidelineIds: [guideline] }, by: ['guidelineIds'], status: 404 },
  ],
  updateAgent: ({ guideline, mcpServer }) => [
    { body: { guidelineIds: [guideline] }, by: ['guidelineIds'], status: 404 },
    { body: { mcps: [mcpServer] }, by: ['mcps'], status: 404 },
  ],
  runAgent: ({ record }) => [
    { body: { message: 'x', inputs: { product: 'x' }, memory: { recordId: record } }, by: ['recordId'], status: 404 },
  ],
  listAgents: 'nothing to name',
  getResponse: 'path',
  cancelResponse: 'path',
  getAgentDefinition: 'path',
  deleteAgent: 'path',
  listAgentRuns: 'path',
}
