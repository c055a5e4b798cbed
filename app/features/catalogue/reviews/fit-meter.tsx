import { type FitCounts, fitSentence, fitVoteIds, fitVotes } from "./fit-votes.ts";
import { Bar } from "./stars-histogram.tsx";

/** How a garment fits those who bought it: a sentence, and the votes each way. Nothing while there are too few. */
export function FitMeter({ fit }: { fit: FitCounts }) {
  const sentence = fitSentence(fit);
  if (!sentence) return null;
  const total = fit.small + fit.true + fit.large;
  return (
    <div className="mt-6 max-w-sm">
      <p className="font-semibold">{sentence}</p>
      <dl className="mt-3 grid grid-cols-3 gap-2 text-sm text-muted tabular-nums">
        {fitVoteIds.map((vote) => {
          const percent = Math.round((fit[vote] / total) * 100);
          return (
            <div key={vote}>
              <Bar percent={percent} />
              <dt className="mt-1.5">{fitVotes[vote]}</dt>
              <dd>
                {percent} %
                <span className="sr-only">
                  , {fit[vote]} {fit[vote] === 1 ? "vote" : "votes"}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
