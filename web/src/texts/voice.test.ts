import { expect, test } from 'vitest';

const FILES = import.meta.glob<string>(['./*/*.ftl', '../{rulebook,insight,insight/flaws,learn,review,puzzles}/*.ftl', '../games/*/texts/*/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Wording to avoid, by language, each with what to write instead. */
const WRONG: Record<string, [RegExp, string][]> = {
  en: [
    [/\bg(i|a)ven? up\b/i, 'players resign'],
    [/\b(the|this|a|your|each|every) match\b/i, 'one play-through is a game; several scored together are a series'],
    [/\bsquares?\b/i, 'the board has spaces'],
    [/\bgrass\b/i, 'buildable ground is grassland'],
    [/\b(open cards?|the display)\b/i, 'face-up cards'],
    [/\benvoys?\b/i, 'emissaries'],
    [/\b(make|making) an account\b/i, 'create an account'],
    [/\blevels? (done|\{ \} of)/i, 'a course has lessons; levels are for bots'],
    [/\b(anew|mend(ed|s)?|as long as this nothing|there is no such thing|without a net|on turn)\b/i, 'a calque'],
    [/\b(every|some|any)body\b/i, 'everyone, someone, anyone'],
    [/\b(nobody|no one) can cheat\b|\bcheat-proof\b/i, 'claims are exact: “the shuffle can’t be rigged”'],
    [/\bat (the|a) dragon\b/i, 'emissaries stand on the dragon space'],
    [/\bthe hand has\b/i, '“your hand has”'],
    [/["']/, 'quotation marks are “ ” and apostrophes ’'],
    [/ …|\.\.\./, 'an ellipsis is … without a space before it'],
  ],
  de: [
    [/\bSpielende/, 'players are “Spieler”; “Spielende” reads as the end of the game'],
    [/(?<![-\p{L}])Pl(an|äne|änen|ans)(?![\p{L}])/u, 'boards are “Spielpläne”'],
    [/(?<![\p{L}])Gesandte/u, 'emissaries are “Abgesandte”'],
    [/\bFigur/, 'pieces are “Spielsteine”'],
    [/\bBaupl[aä]tz/, 'house spaces are “Hausfelder”'],
    [/\bGras(land|feld|$| )/, 'grassland is “Steppe”'],
    [/\b[Gg]roßen? Provinzen\b/, 'major provinces are “Großprovinzen”'],
    [/\bAuslage\b/, 'face-up cards are “offene Karten”'],
    [/\b(Landkarte|auf der Karte)\b/, 'the map is a “Spielplan”; a “Karte” is a card'],
    [/\b([Dd]u bist|ist) dran\b/, '“am Zug”'],
    [/\bZeige? auf\b/, 'one chooses: “Wähle”'],
    [/\p{L}en Sie\b|\bIhr Konto\b/u, 'the reader is “du”'],
    [/\bniemand kann (schummeln|betrügen)\b/i, 'claims are exact: “das Mischen lässt sich nicht manipulieren”'],
    [/: (du|ich|er|es|wir|man|wer|niemand|dann) \p{L}/u, 'a sentence after a colon begins with a capital letter'],
    [/\b(Mitschrift|Rückblick|Wiederholung)\b/, 'game record, replay and review are “Aufzeichnung”, “Nachspielen” and “Analyse der Partie”'],
    [/\b(Treffpunkt|Gespräch|Plaudern|Stufe \{ \})/, 'the lobby is “Lobby”, chat is “Chat”, lessons are “Lektionen”'],
    [/["']|“[^„”]*”/, 'quotation marks are „ “ and apostrophes ’'],
    [/\p{L}…|\.\.\./u, 'an ellipsis is … with a space before it'],
  ],
  it: [
    [/\bverbal[ei]\b/i, 'a game record is a “registrazione”'],
    [/\bavanzat[oaie]\b/i, '“restano meno pagode”'],
    [/\bproblem[ai]\b/i, 'puzzles are “rompicapi”'],
    [/\barre(nd|s)\p{L}+/iu, 'to resign is “abbandonare”'],
    [/\britir(a|are|i)\b/i, 'to take a move back is “annullare”'],
    [/\bprat[oi]\b|\berba\b/i, 'grassland is “prateria”'],
    [/\b(posa|posi|posare|posane)\b/i, 'to place is “piazzare”'],
    [/\b(province grandi|provincia grande)\b/i, '“grande provincia”'],
    [/\b(assorbi|estend|estes)\p{L}*/iu, 'to absorb is “annettere”, to expand is “espandere”'],
    [/\bspazi(o)? per (le )?case\b/i, 'a house space is a “spazio casa”'],
    [/\bsei (già )?(seduto|iscritto|registrato|connesso)\b/i, 'not everyone is a man: “hai un posto”, “hai effettuato l’accesso”'],
    [/\bnessuno può (barare|imbrogliare)\b/i, 'claims are exact: “la distribuzione non si può truccare”'],
    [/\bguarda (a|in) \p{L}+( a \p{L}+)? del tabellone\b/iu, '“guarda la parte sinistra del tabellone”'],
    [/sala d’incontro|\bapparecchia|\bTanti giorni\b|È tutto finito|giochi lui/i, 'a calque'],
    [/["']|[“”„]/, 'quotation marks are « » and apostrophes ’'],
    [/ …|\.\.\./, 'an ellipsis is … without a space before it'],
  ],
};

/** What a line says: no id, no comment, no name of a variant, and `{ }` for what is filled in. */
const said = (line: string): string =>
  line.startsWith('#')
    ? ''
    : line
        .replace(/^[\w-]+ = ?|^\s+\.\w+ = |^\s*\*?\[[\w-]+\] /, '')
        .replace(/\{ ?" ?"\}/g, '')
        .replace(/\{\s*(NUMBER\()?\$\w+[^{}]*\}/g, '{ }');

test.each(Object.keys(WRONG))('%s says things the way its speakers do', (language) => {
  const found = Object.entries(FILES)
    .filter(([path]) => path.includes(`/${language}/`) || path.endsWith(`/${language}.ftl`))
    .flatMap(([path, text]) => text.split('\n').map((line, at) => [`${path}:${at + 1}`, said(line)] as const))
    .flatMap(([place, line]) => WRONG[language]!.filter(([pattern]) => pattern.test(line)).map(([, instead]) => `${place}: ${line.trim()} (${instead})`));
  expect(found).toEqual([]);
});

test.each([
  ['en', 'learn = You have given up.'],
  ['en', 'learn = Replay this match'],
  ['en', 'online = Nobody can cheat when dealing.'],
  ['en', 'learn = There’s room at the dragon of Wei.'],
  ['de', '    [one] Zahl der Spielenden'],
  ['de', 'front = Eigene Pläne'],
  ['de', '    .open = Karte "Rot"'],
  ['de', 'hint = Sieh dir Wei auf der Karte an.'],
  ['de', 'doing = { $player } ist dran.'],
  ['de', 'lesson = Wähle ein Feld: dann leuchtet es auf.'],
  ['de', 'account = Melden Sie sich an.'],
  ['it', 'end = Salva il verbale'],
  ['it', 'new = Vince chi ha avanzato meno pagode.'],
  ['it', 'hint = Guarda a sinistra del tabellone.'],
  ['it', 'error = Sei già seduto a questo tavolo.'],
])('%s: “%s” is noticed', (language, line) => {
  expect(WRONG[language]!.some(([pattern]) => pattern.test(said(line)))).toBe(true);
});
