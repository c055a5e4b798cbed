/** The name of a control of a field: its translation, what that and the English were, its version, and whether it is still right. */
export function controlName(part: "text" | "was" | "english" | "seen" | "still", field: string): string {
  return `${part}:${field}`;
}
