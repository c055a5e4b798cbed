/** The texts of the contact form (specification S27). */
export const contactTexts = {
  missing: "Please fill out all fields",
  missingField: "Please fill out this field",
  tooLongField: "This is too long. Please shorten it.",
  invalidEmail: "Please enter a valid email address.",
  failed: "There was an error sending your message. Please try again.",
  tooMany: "You've sent several messages. Wait a minute, then press Send again.",
  tooLong: "This message is too long to send. Please shorten it.",
  sent: "We'll get back to you as soon as possible.",
  offline: "You're offline. We'll send your message when you're back online.",
} as const;
