/** Ranks six to ten: what a question finds anyway, whether or not anything answers it. */
const BACKGROUND = { from: 5, to: 10 }
/** What it tells to lie above the background, and how far behind the best. Fitted on judged questions, each corpus with the same weight; the reliability tables are in README.md. */
const LOGIT = { floor: -2.16, background: 8.4, best: 7.8 }

/** How many raw scores `calibrate` looks at, if there are as many. */
export const CALIBRATED_ON = BACKGROUND.to

/**
 * Turns the raw scores of one question, best first, into probabilities that the text answers. What stands out from the
 * background is likely right; a list of equals is not, and neither is what stands behind a much better one.
 */
export function calibrate(raws: readonly number[]): number[] {
  const background =
    raws.slice(BACKGROUND.from, BACKGROUND.to).reduce((sum, raw) => sum + raw, 0) / (BACKGROUND.to - BACKGROUND.from)
  const best = raws[0] ?? 0
  return raws.map(raw => {
    const logit = LOGIT.floor + LOGIT.background * (raw - background) + LOGIT.best * (raw - best)
    return 1 / (1 + Math.exp(-logit))
  })
}
