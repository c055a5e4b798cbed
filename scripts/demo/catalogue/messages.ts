/** A message of the contact form. */
export interface DemoMessage {
  name: string;
  email: string;
  subject: "order" | "product" | "returns" | "feedback" | "other";
  message: string;
  status: "new" | "read" | "replied";
  daysAgo: number;
}

export const demoMessages: readonly DemoMessage[] = [
  {
    name: "Ebba Nordström",
    email: "ebba.nordstrom@post.example",
    subject: "order",
    message:
      "Hi! My parcel says delivered but the pickup point cannot find it. Could you check the tracking? Thank you.",
    status: "new",
    daysAgo: 0,
  },
  {
    name: "Jens Friis",
    email: "jens.friis@post.example",
    subject: "product",
    message: "Will the Vind cap come in dark green? I would take two.",
    status: "new",
    daysAgo: 1,
  },
  {
    name: "Hanna Jonsson",
    email: "hanna.jonsson@post.example",
    subject: "returns",
    message:
      "I would like to exchange my Form Leggings from M to S. They are unused and the label is on. How do I send them?",
    status: "new",
    daysAgo: 1,
  },
  {
    name: "Tomi Salo",
    email: "tomi.salo@post.example",
    subject: "other",
    message: "Our running club in Turku has 34 members. Do you print club names on the Core Tee?",
    status: "read",
    daysAgo: 4,
  },
  {
    name: "Mette Kristensen",
    email: "mette.kristensen@post.example",
    subject: "feedback",
    message: "Just to say: the Stark bra is the first one that works for me. Please never change it.",
    status: "read",
    daysAgo: 8,
  },
  {
    name: "Gustav Åkesson",
    email: "gustav.akesson@post.example",
    subject: "order",
    message: "I wrote the wrong postal code in my order from yesterday. It should be 214 20. Can you still change it?",
    status: "replied",
    daysAgo: 13,
  },
  {
    name: "Sigrid Hansen",
    email: "sigrid.hansen@post.example",
    subject: "product",
    message: "How does the Tromsø jacket fit over a thick wool sweater? I am between M and L.",
    status: "replied",
    daysAgo: 22,
  },
  {
    name: "Anneli Koski",
    email: "anneli.koski@post.example",
    subject: "product",
    message: "The lid of my Källa bottle is very hard to open. Is there a trick, or can I get another lid?",
    status: "replied",
    daysAgo: 37,
  },
  {
    name: "Alexandra-Konstantina Papadimitriou von Löwenstein-Wertheim",
    email: "alexandra.konstantina.papadimitriou@a-rather-long-post-office.example",
    subject: "returns",
    message:
      "Hello,\n\nI would like to return an order.\n\nOrder number: PM-41870263\nItems to return: Pulse Core Tee in black, both pieces\nReason for the return (optional): One is for my sister, who has the same one already. The other one I would keep, if I could have it a size smaller: is the S in stock again before the 12th? I asked in the chat, too, but the page closed before I could read the answer.\n\nThank you!",
    status: "new",
    daysAgo: 2,
  },
];

/** What staff answered, by what the message was about. */
export const demoReplies: Readonly<Record<string, string>> & { other: string } = {
  order:
    "Hello,\n\nThank you for telling us so soon. We've changed the postal code, and the parcel left today.\n\nAll the best\nPulse Mode",
  product:
    "Hello,\n\nOur tester with your measurements wears it over wool in M, and has room in the shoulders. If you like it loose, take L.\n\nAll the best\nPulse Mode",
  other: "Hello,\n\nThank you for your message. We've passed it on.\n\nAll the best\nPulse Mode",
};
