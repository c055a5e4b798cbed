import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * Whether a fixed element is over a dark section: one marked `on-dark` crosses the line through its middle. `placement`
 * is a dependency: whatever moves the element.
 */
export function useOverDark(element: RefObject<HTMLElement | null>, placement: unknown): boolean {
  const [dark, setDark] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    const crossing = new Set<Element>();
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      crossing.clear();
      const box = element.current?.getBoundingClientRect();
      if (!box) return;
      const middle = Math.round(box.top + box.height / 2);
      const below = window.innerHeight - middle;
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) crossing.add(target);
            else crossing.delete(target);
          }
          setDark(crossing.size > 0);
        },
        { rootMargin: `${1 - middle}px 0px ${-below}px 0px` },
      );
      for (const section of document.querySelectorAll("main .on-dark, footer.on-dark")) observer.observe(section);
    };
    watch();
    window.addEventListener("resize", watch);
    return () => {
      observer?.disconnect();
      window.removeEventListener("resize", watch);
    };
  }, [element, placement, key]);
  return dark;
}
