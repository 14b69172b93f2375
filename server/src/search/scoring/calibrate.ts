/** Ranks six to ten: the background that any question finds, whether or not a text answers it. */
const BACKGROUND = { from: 5, to: 10 }
/**
 * The log-odds of a score that is no better than the background, and how much both distances change them. Rounded from
 * weights fitted on judged questions; README.md shows how often scores are right.
 */
const LOGIT = { floor: -2, distance: 8 }

/** How many raw scores `calibrate` uses, if there are as many. */
export const CALIBRATED_ON = BACKGROUND.to

/**
 * Converts the raw scores of one question, best first, into probabilities that the text answers it. A score that stands
 * out from the background is likely right; a list of equal scores is not, nor is a score far behind a much better one.
 */
export function calibrate(raws: readonly number[]): number[] {
  const background =
    raws.slice(BACKGROUND.from, BACKGROUND.to).reduce((sum, raw) => sum + raw, 0) / (BACKGROUND.to - BACKGROUND.from)
  const best = raws[0] ?? 0
  return raws.map(raw => {
    const logit = LOGIT.floor + LOGIT.distance * (raw - background + raw - best)
    return 1 / (1 + Math.exp(-logit))
  })
}
