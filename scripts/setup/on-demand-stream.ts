import type { Plugin } from "vite";

const eager =
  "serverHandoffStream: encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode),";

/**
 * React Router encodes the data of each page for its stream, which most pages do not send (`app/platform/page-data.ts`): a tenth of a
 * page's time. Here it does so once the stream is asked for. Throws when its source is not as expected.
 */
export function encodeDataOnDemand(): Plugin {
  return {
    name: "encode-data-on-demand",
    apply: "build",
    transform: {
      filter: { id: /react-router\/dist\/production\/lib\/server-runtime\/server\.js$/ },
      handler(code) {
        if (!code.includes(eager)) this.error("React Router makes its stream of a page's data elsewhere.");
        return code.replaceAll(eager, (made) => `get serverHandoffStream() { return ${made.slice(21, -1)}; },`);
      },
    },
  };
}
