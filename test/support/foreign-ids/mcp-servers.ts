import type { Pointing } from './pointing.ts'

export const mcpServers: Record<string, Pointing> = {
  listMcpServers: 'nothing to name',
  createMcpServer: 'nothing to name',
  testMcpServer: 'nothing to name',
  updateMcpServer: 'path',
  deleteMcpServer: 'path',
  refreshMcpServerTools: 'path',
  updateMcpServerTools: 'path',
}
