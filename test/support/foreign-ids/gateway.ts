import type { Pointing } from './pointing.ts'

/** A company that has the same ID in the data of every organization finds only one's own. */
const ofCompany: Pointing = () => [
  { body: { organization_ids: ['66a1c0ffee000000000000a1'] }, by: ['organization_ids'], status: 200 },
]

export const gateway: Record<string, Pointing> = {
  searchPeople: ofCompany,
  matchPerson: 'nothing to name',
  bulkMatchPeople: 'nothing to name',
  getGatewayOrganization: 'path',
  bulkMatchOrganizations: 'nothing to name',
  searchOrganizations: ofCompany,
  searchNews: ofCompany,
  importGatewayRecords: 'nothing to name',
  eraseGatewayPerson: 'path',
  listSuppressions: 'nothing to name',
  addSuppressions: () => [{ body: { personIds: ['66a1c0ffee00000000000001'] }, by: ['personIds'], status: 201 }],
  removeSuppression: 'path',
  listPhoneDeliveries: 'nothing to name',
  retryPhoneDelivery: 'path',
  getGatewaySigningSecret: 'nothing to name',
  getWalletBalance: 'nothing to name',
  listWalletTransactions: 'nothing to name',
  estimateCharge: 'nothing to name',
  verifyLedger: 'nothing to name',
  enrichMemory: ({ record, collection }) => [
    { body: { recordId: record }, by: ['recordId'], status: 404 },
    // nobody is found, so that nothing is set
    { body: { email: 'nobody@x.example', collectionId: collection }, by: ['collectionId'], status: 200 },
  ],
}
