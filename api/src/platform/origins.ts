/** Sites: their origins (`https://club.example.org`), or every one. */
export type Origins = readonly string[] | '*';
