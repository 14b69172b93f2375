/** Speakers that are programs. */
export const MACHINE = /^(?:assistant|ai|bot|chatbot|model|system|chatgpt|gpt|claude|copilot|gemini|llm)\b/i
/** Speakers named by what they do for the record. */
export const OTHER_SIDE =
  /^(?:our |my |the )?(?:agent|rep|support|seller|sales\w*|recruiter|interviewer|consultant|adviser|advisor|broker|planner|host|landlord|landlady|doctor|nurse|dr|coach|trainer|teacher|operator|desk|clerk|sdr|ae|csm|me)\b/i
/** Speakers that are the record, by the role that a conversation gives them. */
export const OWN_SIDE =
  /^(?:user|human|customer|client|caller|visitor|shopper|buyer|subscriber|passenger|student|pupil|donor|borrower|resident|policyholder|patient|guest|tenant|applicant|candidate|member|prospect|lead)\b/i
