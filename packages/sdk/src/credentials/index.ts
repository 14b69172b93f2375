export {
  type CredentialLookup,
  type CredentialSource,
  type Credentials,
  DEFAULT_BASE_URL,
  findCredentials,
  usableKey,
} from './credentials.ts'
export { setInEnvFile } from './env-file.ts'
export { type Profile, type ProfileStore, profilesPath, readProfiles, writeProfiles } from './profiles.ts'
export { isUnset, refusalOf } from './secret-key.ts'
