import { useEffect, useRef, useState } from "react";

import { type FilmCrop, type FilmPicture, filmPath, films } from "./films.ts";
import { bandWindows, slidePictureLook } from "./slide-picture.tsx";

interface Props {
  picture: FilmPicture;
  /** Whether the slide is in view and may move. */
  playing: boolean;
}

/** A silent film over a slide's picture, which stays below it. It is fetched when its slide is first seen, once the page has loaded. */
export default function SlideFilm({ picture, playing }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [crop, setCrop] = useState<FilmCrop | null>(null);
  const [source, setSource] = useState<string | null>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const wanted = crop !== null;

  useEffect(() => {
    if (playing) setCrop(currentCrop());
  }, [playing]);
  useEffect(() => {
    if (!wanted) return;
    const band = matchMedia(bandWindows);
    const onChange = () => setCrop(currentCrop());
    band.addEventListener("change", onChange);
    return () => band.removeEventListener("change", onChange);
  }, [wanted]);
  useEffect(() => {
    if (!crop) return;
    const fetching = new AbortController();
    let url: string | null = null;
    const show = (film: Blob) => setSource((url = URL.createObjectURL(film)));
    // Without a film the picture is enough.
    fetchFilm(picture, crop, fetching.signal).then(show, () => undefined);
    return () => {
      fetching.abort();
      setSource(null);
      if (url) URL.revokeObjectURL(url);
    };
  }, [picture, crop]);
  useEffect(() => {
    if (playing) void video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [playing, source]);

  if (!source) return null;
  return (
    <video
      ref={video}
      src={source}
      muted
      loop
      playsInline
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setHasStarted(true)}
      className={`${slidePictureLook} transition-opacity duration-300 max-lg:hidden motion-reduce:hidden ${hasStarted ? "" : "opacity-0"}`}
    />
  );
}

function currentCrop(): FilmCrop {
  return matchMedia(bandWindows).matches ? "band" : "wide";
}

/** A whole film, to be played as a blob: Safari asks servers for ranges, which static files are not served in. */
async function fetchFilm(picture: FilmPicture, crop: FilmCrop, signal: AbortSignal): Promise<Blob> {
  const probe = document.createElement("video");
  const codec = probe.canPlayType(films.codecs.av1) ? "av1" : "h264";
  if (document.readyState !== "complete")
    await new Promise((loaded) => addEventListener("load", loaded, { once: true, signal }));
  const response = await fetch(filmPath(picture, crop, codec), { signal, priority: "low" });
  if (!response.ok) throw new Error(`The film of ${picture} is not there: ${response.status}`);
  return await response.blob();
}
