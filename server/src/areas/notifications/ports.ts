export interface NotificationsPorts {
  /** SQL of the active members of the tenant `$1`, with `id`, `email` and `role`. */
  activeMembers: string
}
