import type { Page } from "@playwright/test";

/** What a person did on pages: presses of the mouse, and fields they typed, pasted or chose in. */
export interface Work {
  clicks: number;
  fields: number;
}

/** Counts the work on all pages that are opened from here on in this tab. */
export async function countWork(page: Page): Promise<() => Promise<Work>> {
  const count = () => {
    const key = "workOfTest";
    const read = () => JSON.parse(sessionStorage.getItem(key) ?? '{"clicks":0,"fields":[]}');
    const write = (work: object) => sessionStorage.setItem(key, JSON.stringify(work));
    // A label's click also clicks its field: the finger pressed once.
    const onClick = ({ detail }: MouseEvent) => {
      const work = read();
      if (detail > 0) write({ ...work, clicks: work.clicks + 1 });
    };
    const onField = ({ target, isTrusted }: Event) => {
      const isTicked = target instanceof HTMLInputElement && ["checkbox", "radio"].includes(target.type);
      if (!isTrusted || isTicked || !(target instanceof HTMLElement)) return;
      const work = read();
      const name = `${location.pathname} ${target.getAttribute("name") ?? target.id}`;
      if (!work.fields.includes(name)) write({ ...work, fields: [...work.fields, name] });
    };
    addEventListener("click", onClick, true);
    for (const type of ["input", "change", "paste"]) addEventListener(type, onField, true);
  };
  await page.addInitScript(count);
  await page.evaluate(count);
  await page.evaluate(() => sessionStorage.removeItem("workOfTest"));
  return async () => {
    const stored = await page.evaluate(() => sessionStorage.getItem("workOfTest") ?? '{"clicks":0,"fields":[]}');
    const { clicks, fields } = JSON.parse(stored) as { clicks: number; fields: string[] };
    return { clicks, fields: fields.length };
  };
}
