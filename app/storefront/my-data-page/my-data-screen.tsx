import type { MyData } from "#app/features/after-sale/my-data/read-my-data.server.ts";
import { pageNames } from "#app/shared/page-names.texts.ts";

import type { MyDataAnswer } from "./answer.server.ts";
import { AskForLink } from "./ask-for-link.tsx";
import { MyDataOverview } from "./my-data-overview.tsx";
import { WhatWasErased } from "./what-was-erased.tsx";

/** /privacy/my-data: the question for a link, or, by that link, everything about the person and what they can do with it. */
export function MyDataScreen({ mine, answer }: { mine: MyData | null; answer: MyDataAnswer | undefined }) {
  return (
    <div className="page pt-10 pb-24 lg:pt-16">
      <div className="max-w-5xl">
        <h1 className="display text-display-lg max-xs:text-display-md">{pageNames()["/privacy/my-data"]}</h1>
        {answer?.kind === "erased" ? (
          <WhatWasErased {...answer} />
        ) : mine && answer?.kind !== "ended" ? (
          <MyDataOverview mine={mine} answer={answer} />
        ) : (
          <AskForLink answer={answer} />
        )}
      </div>
    </div>
  );
}
