// SQL: each is one round trip on the path of a charged call, and atomic without a transaction around it.

/** Longer than any call takes. An older hold was left by a crash. */
const HOLD_MINUTES = 15
const EXPIRY = `app_now() + interval '${HOLD_MINUTES} min'`

/** `$2` id, `$3` amount, `$4` operation, `$5` request, `$6` id of the entry. A hold that exists is extended. */
export const HOLD = `
  WITH held_before AS (
    UPDATE wallet_holds SET expires_at = ${EXPIRY} WHERE tenant_id = $1 AND id = $2 RETURNING id
  ), paid AS (
    UPDATE tenants SET balance = balance - $3::bigint, balance_held = balance_held + $3::bigint
    WHERE id = $1 AND balance >= $3::bigint AND NOT EXISTS (SELECT FROM held_before) RETURNING id
  ), held AS (
    INSERT INTO wallet_holds (tenant_id, id, operation, amount, request_id, expires_at)
    SELECT $1, $2, $4, $3::bigint, $5, ${EXPIRY} FROM paid
  ), entry AS (
    INSERT INTO wallet_entries (tenant_id, id, kind, amount, operation, reference, request_id)
    SELECT $1, $6, 'hold', $3::bigint, $4, $2, $5 FROM paid
  )
  SELECT $2::text AS id FROM paid UNION ALL SELECT id FROM held_before`

/** `$2` id, `$3` request, `$4` id of the entry. */
export const CAPTURE = `
  WITH taken AS (DELETE FROM wallet_holds WHERE tenant_id = $1 AND id = $2 RETURNING amount, operation),
  entry AS (
    INSERT INTO wallet_entries (tenant_id, id, kind, amount, operation, reference, request_id)
    SELECT $1, $4, 'capture', amount, operation, $2, $3 FROM taken
  )
  UPDATE tenants SET balance_held = balance_held - t.amount FROM taken t WHERE tenants.id = $1
  RETURNING balance AS available, balance_held AS held`

/** `$2` id, `$3` request or null, `$4` id of the entry. */
export const RELEASE = `
  WITH taken AS (DELETE FROM wallet_holds WHERE tenant_id = $1 AND id = $2 RETURNING amount, operation),
  entry AS (
    INSERT INTO wallet_entries (tenant_id, id, kind, amount, operation, reference, request_id)
    SELECT $1, $4, 'release', amount, operation, $2, $3 FROM taken
  )
  UPDATE tenants SET balance = balance + t.amount, balance_held = balance_held - t.amount
  FROM taken t WHERE tenants.id = $1`

/** `$2` amount, `$3` request, `$4` id of the entry. */
export const GRANT = `
  WITH paid AS (UPDATE tenants SET balance = balance + $2::bigint WHERE id = $1 RETURNING id)
  INSERT INTO wallet_entries (tenant_id, id, kind, amount, request_id) SELECT id, $4, 'grant', $2::bigint, $3 FROM paid`

/** `$2` the captured entry, `$3` request, `$4` id of the entry. */
export const REFUND = `
  WITH entry AS (
    INSERT INTO wallet_entries (tenant_id, id, kind, amount, operation, reference, request_id)
    SELECT tenant_id, $4, 'refund', amount, operation, id, $3 FROM wallet_entries
    WHERE tenant_id = $1 AND id = $2 AND kind = 'capture'
    ON CONFLICT (tenant_id, kind, reference) DO NOTHING RETURNING amount
  )
  UPDATE tenants SET balance = balance + e.amount FROM entry e WHERE tenants.id = $1 RETURNING e.amount`

export interface VerificationRow {
  available: bigint
  held: bigint
  ledger_available: bigint
  ledger_held: bigint
  open_holds: bigint
  entries: number
}

export const VERIFY = `
  SELECT t.balance AS available, t.balance_held AS held, l.*,
    (SELECT coalesce(sum(amount), 0)::bigint FROM wallet_holds WHERE tenant_id = $1) AS open_holds
  FROM tenants t CROSS JOIN (
    SELECT count(*)::int AS entries,
      coalesce(sum(CASE kind WHEN 'hold' THEN -amount WHEN 'capture' THEN 0 ELSE amount END), 0)::bigint AS ledger_available,
      coalesce(sum(CASE kind WHEN 'hold' THEN amount WHEN 'capture' THEN -amount WHEN 'release' THEN -amount ELSE 0 END), 0)::bigint
        AS ledger_held
    FROM wallet_entries WHERE tenant_id = $1
  ) l WHERE t.id = $1`
