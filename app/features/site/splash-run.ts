/** Milliseconds (specification, sections 4 and 9). */
const revealMs = { title: 300, tagline: 800, progress: 1_200 };
const tickMs = 150;
const completionMs = 1_000;

/** What the splash shows at a moment. `progress` is in percent. */
export interface SplashState {
  titleShown: boolean;
  taglineShown: boolean;
  progressShown: boolean;
  progress: number;
}

export const splashStart: SplashState = {
  titleShown: false,
  taglineShown: false,
  progressShown: false,
  progress: 0,
};

const stages = [
  "Initializing...",
  "Loading assets...",
  "Preparing interface...",
  "Connecting to database...",
  "Loading products...",
  "Finalizing setup...",
  "Almost ready...",
];

/** What the splash says at a progress: the stages in equal shares, and the welcome at 100 %. */
export function splashStatus(progress: number, siteName: string): string {
  return stages[Math.floor((progress / 100) * stages.length)] ?? `Welcome to ${siteName}!`;
}

/**
 * Runs the splash: tells each state as it comes, and completion one second after 100 %. Answers what stops it.
 * `random` gives numbers from 0 up to 1.
 */
export function runSplash(
  change: (state: SplashState) => void,
  complete: () => void,
  random: () => number = Math.random,
): () => void {
  let state = splashStart;
  const become = (next: Partial<SplashState>) => {
    state = { ...state, ...next };
    change(state);
  };
  const timers = [
    setTimeout(() => become({ titleShown: true }), revealMs.title),
    setTimeout(() => become({ taglineShown: true }), revealMs.tagline),
    setTimeout(() => become({ progressShown: true }), revealMs.progress),
  ];
  const ticks = setInterval(() => {
    become({ progress: Math.min(100, state.progress + 2 + Math.floor(random() * 9)) });
    if (state.progress < 100) return;
    clearInterval(ticks);
    timers.push(setTimeout(complete, completionMs));
  }, tickMs);
  return () => {
    clearInterval(ticks);
    for (const timer of timers) clearTimeout(timer);
  };
}
