import { createContext, useContext } from "react";

/** The mark of the page being rendered; none in browsers. Its provider stands in `entry.server.tsx`. */
export const ScriptMark = createContext<string | undefined>(undefined);

/** The `nonce` of an inline script of ours: the content policy lets only those run that carry it when rendered. */
export function useScriptMark(): string | undefined {
  return useContext(ScriptMark);
}
