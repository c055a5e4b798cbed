import { useFetchers, useNavigation } from "react-router";

/** Whether an answer is under way: of a link, of a form, or of what is sent while the page stays. */
export function useUnderWay(): boolean {
  const { state } = useNavigation();
  return useFetchers().some((fetcher) => fetcher.state !== "idle") || state !== "idle";
}
