/** The value of the choice that is no pickup point. */
export const toTheDoor = "door";
