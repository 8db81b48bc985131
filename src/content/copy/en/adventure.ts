/** The Jungle Adventure, Fun Time and Getting to Know You. */
export const adventure = {
  "adventure.progress": "Adventure Progress: {percent}%",
  "adventure.trail": "Your way",
  "adventure.done": "Completed",
  "adventure.discoveries": "Discoveries",
  "adventure.points": "Points",
  "adventure.story_tree.tell": "Tell {guide} your story",
  "adventure.crystal_cave.tell": "Tell {guide} about it",
  "adventure.pictures": "Or tap a picture",
  "adventure.on": "Go on",
  "adventure.found": "You found a gem!",
  "adventure.complete": "Adventure Complete!",
  "adventure.gems": "You discovered {count} learning gems!",
  "adventure.badge": "Jungle Explorer",
  "adventure.trophy": "{points} points for the whole way",
  "adventure.back": "Back to the path",

  "adventure.fun": "Fun Time",
  "adventure.stars": "Stars: {count}",
  "adventure.did": "You Did It!",
  "adventure.earned": "You earned {count} stars!",
  "adventure.fun.back": "All done",

  "adventure.toddler": "Getting to Know You",
  "adventure.toddler.count": "{at}/{of}",
  "adventure.toddler.end": "Nice to meet you!",
  "adventure.toddler.play": "Let’s play",
} as const satisfies Record<string, string>;
