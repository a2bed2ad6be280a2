interface Room {
  rooms: string[] | '*';
  packages: string[] | '*';
  lazyRooms?: string[];
  lazyPackages?: string[];
}
export declare const ROOMS: Record<string, Room>;
export declare const FEATURES_WITH_REMOTE: string[];
