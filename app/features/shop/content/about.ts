import { aboutTexts } from "./about.texts.ts";
import type { PageText } from "./page-texts.server.ts";

/** The words of the about page in the current language, until staff edit them. */
export function about(): PageText<"about"> {
  const texts = aboutTexts();
  return {
    storyTitle: texts.storyTitle,
    story: [{ text: texts.storyBegan }, { text: texts.storyToday }],
    missionTitle: texts.missionTitle,
    mission: texts.mission,
    valuesTitle: texts.valuesTitle,
    values: [
      { title: texts.testedTitle, text: texts.tested },
      { title: texts.smallRunsTitle, text: texts.smallRuns },
      { title: texts.mendedTitle, text: texts.mended },
      { title: texts.talkTitle, text: texts.talk },
    ],
  };
}
