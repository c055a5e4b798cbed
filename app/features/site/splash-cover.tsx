/** As `useSplash` decides it, before anything is painted. */
const coverWhenDue = `try{if(!sessionStorage.splashSeen&&!matchMedia("(prefers-reduced-motion:reduce)").matches)document.documentElement.className="splash-due"}catch{}`;

/** Covers the page while its session's splash is on its way, so that nobody sees the page first (theme.css). */
export function SplashCover() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: coverWhenDue }} />;
}

/** Takes the cover away: the splash is there, or will not come. */
export function uncover(): void {
  document.documentElement.classList.remove("splash-due");
}
