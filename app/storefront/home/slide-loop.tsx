import { useEffect, useRef, useState } from "react";

import { hasRoom } from "#app/ui/has-room.ts";

import { bandWindows, slidePictureLook } from "./slide-picture.tsx";

/** The pictures of the brand that move, in silent films of 4 s: `/editorial/<name>-loop-<crop>-<codec>.mp4`. */
const moving: readonly string[] = ["home-1", "home-2"];
/** The codecs of each film, the smaller one first. */
const codecs = { av1: 'video/mp4; codecs="av01.0.08M.08"', h264: 'video/mp4; codecs="avc1.640028"' };

interface Props {
  /** The slide's picture, by its name or its address. */
  picture: string;
  playing: boolean;
}

/**
 * The wind over a slide's picture, which stays below. Only on a desk with a good connection, for people who let things
 * move. It is fetched once the page has loaded.
 */
export function SlideLoop({ picture, playing }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [film, setFilm] = useState<string | null>(null);
  const [runs, setRuns] = useState(false);

  useEffect(() => {
    if (!playing || film || !moving.includes(picture) || !isWelcome()) return;
    const left = new AbortController();
    void fetchFilm(picture, left.signal).then(setFilm, () => undefined);
    return () => left.abort();
  }, [picture, playing, film]);
  useEffect(() => () => URL.revokeObjectURL(film ?? ""), [film]);
  useEffect(() => {
    if (playing) void video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [playing, film]);

  if (!film) return null;
  return (
    <video
      ref={video}
      src={film}
      muted
      loop
      playsInline
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setRuns(true)}
      className={`${slidePictureLook} slide-picture transition-opacity duration-300 max-lg:hidden ${runs ? "" : "opacity-0"}`}
    />
  );
}

function isWelcome(): boolean {
  return matchMedia("(min-width: 64rem) and (prefers-reduced-motion: no-preference)").matches && hasRoom(navigator);
}

/** A film as an address of the page's own: Safari asks servers for parts of a film, and static files come whole. */
async function fetchFilm(picture: string, signal: AbortSignal): Promise<string> {
  const known = document.createElement("video");
  const codec = known.canPlayType(codecs.av1) ? "av1" : "h264";
  if (document.readyState !== "complete")
    await new Promise((loaded) => addEventListener("load", loaded, { once: true, signal }));
  const crop = matchMedia(bandWindows).matches ? "band" : "wide";
  const response = await fetch(`/editorial/${picture}-loop-${crop}-${codec}.mp4`, { signal, priority: "low" });
  if (!response.ok) throw new Error(`The film of ${picture} is not there: ${response.status}`);
  return URL.createObjectURL(await response.blob());
}
