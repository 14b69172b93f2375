/** "Renter", "adoptee", "foreman": a noun for somebody who does or undergoes something. */
export const isAgent = (word: string): boolean =>
  /(?:[^aeiou]er|[ivy]er|[aiu]tor|[^aeiou]or|ist|ian|ee|man|woman|person|mate)$/.test(word) && !NO_AGENTS.has(word)

const NO_AGENTS = new Set(
  `number order paper letter offer computer server power center folder filter container printer router scanner charger monitor
   sensor motor tractor trailer color floor door error factor vector mirror corridor sector behavior flavor humor labor harbor
   weather water winter summer quarter semester chapter character cover cancer fever temper timer meter parameter diameter
   counter marker master matter newsletter poster register shelter shower tower transfer trigger user banner barrier boiler
   browser buffer career carrier corner courier cluster layer ladder river rubber sticker supper dinner disaster danger
   degree fee committee coffee employer tree guarantee`.split(/\s+/),
)
