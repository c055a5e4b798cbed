import { createContext, useContext } from "react";

/** The nonce of the page being rendered, provided by `entry.server.tsx`; undefined in browsers. */
export const ScriptNonce = createContext<string | undefined>(undefined);

/** The `nonce` for one of our inline scripts: the content security policy allows only scripts rendered with it. */
export function useScriptNonce(): string | undefined {
  return useContext(ScriptNonce);
}
