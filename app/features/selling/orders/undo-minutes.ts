/** Minutes in which a sending can be undone; its e-mail waits as long. */
export const undoMinutes = 5;
