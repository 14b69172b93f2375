/**
 * Texts that are unrelated to each other and to most queries. Their similarity to a query shows what the model gives
 * unrelated texts: .1 for one model, .7 for another. They are the baseline if too few texts are searched to estimate
 * one.
 */
export const UNRELATED_TEXTS: readonly string[] = [
  'The tide comes in twice a day.',
  'Whisk the egg whites until they are stiff.',
  'Our train leaves from platform nine.',
  'The violin needs a new string.',
  'Glaciers carve valleys over thousands of years.',
  'He scored in the last minute of the match.',
  'The printer is out of paper.',
  'A heron stood at the edge of the pond.',
  'Parliament votes on the bill next Thursday.',
  'She painted the fence green.',
  'Copper conducts electricity well.',
  'The recipe asks for two cups of flour.',
  'Their flight was delayed by fog.',
  'The contract ends in September.',
  'I dreamt of a house without doors.',
  'Prices of timber went up again.',
  'The patient was given antibiotics.',
  'He wrote the letter by hand.',
  'The museum is closed on Mondays.',
  'Wolves hunt in packs.',
  'Please reset my password.',
  'The bridge was built in 1932.',
  'She is learning Portuguese.',
  'Water the tomatoes every evening.',
  'The film won three awards.',
  'My shoulder hurts after swimming.',
  'The moon was full last night.',
  'They moved into a smaller office.',
  'The algorithm sorts the list in place.',
  'Grandmother knitted a scarf.',
  'The court dismissed the case.',
  'We ran out of coffee.',
]
