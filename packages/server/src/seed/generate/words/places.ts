/** A Flemish or Brussels place with its postcode and the area code of its telephone numbers. */
export interface Place {
  postcode: string;
  city: string;
  areaCode: string;
}

/** One line per area code; places as `postcode name`. Source: bpost's public list of postcodes. */
const placesByAreaCode = `
02: 1000 Brussel, 1020 Laken, 1030 Schaarbeek, 1040 Etterbeek, 1050 Elsene, 1060 Sint-Gillis, 1070 Anderlecht, 1080 Sint-Jans-Molenbeek, 1081 Koekelberg, 1082 Sint-Agatha-Berchem, 1083 Ganshoren, 1090 Jette, 1120 Neder-Over-Heembeek, 1130 Haren, 1140 Evere, 1150 Sint-Pieters-Woluwe, 1160 Oudergem, 1170 Watermaal-Bosvoorde, 1180 Ukkel, 1190 Vorst, 1200 Sint-Lambrechts-Woluwe, 1500 Halle, 1540 Herne, 1560 Hoeilaart, 1600 Sint-Pieters-Leeuw, 1620 Drogenbos, 1630 Linkebeek, 1640 Sint-Genesius-Rode, 1650 Beersel, 1651 Lot, 1652 Alsemberg, 1653 Dworp, 1654 Huizingen, 1700 Dilbeek, 1701 Itterbeek, 1702 Groot-Bijgaarden, 1703 Schepdaal, 1730 Asse, 1731 Zellik, 1740 Ternat, 1741 Wambeek, 1742 Sint-Katherina-Lombeek, 1750 Lennik, 1755 Gooik, 1780 Wemmel, 1785 Merchtem, 1800 Vilvoorde, 1820 Steenokkerzeel, 1830 Machelen, 1831 Diegem, 1840 Londerzeel, 1850 Grimbergen, 1851 Humbeek, 1860 Meise, 1861 Wolvertem, 1930 Zaventem, 1932 Sint-Stevens-Woluwe, 1933 Sterrebeek, 1950 Kraainem, 1970 Wezembeek-Oppem, 1980 Zemst, 3070 Kortenberg, 3080 Tervuren, 3090 Overijse
03: 2000 Antwerpen, 2018 Antwerpen, 2020 Antwerpen, 2030 Antwerpen, 2050 Antwerpen, 2060 Antwerpen, 2070 Zwijndrecht, 2100 Deurne, 2110 Wijnegem, 2140 Borgerhout, 2150 Borsbeek, 2160 Wommelgem, 2170 Merksem, 2180 Ekeren, 2500 Lier, 2520 Ranst, 2530 Boechout, 2540 Hove, 2547 Lint, 2550 Kontich, 2600 Berchem, 2610 Wilrijk, 2620 Hemiksem, 2627 Schelle, 2630 Aartselaar, 2640 Mortsel, 2650 Edegem, 2660 Hoboken, 2840 Rumst, 2845 Niel, 2850 Boom, 2900 Schoten, 2910 Essen, 2920 Kalmthout, 2930 Brasschaat, 2940 Stabroek, 2950 Kapellen, 2960 Brecht, 2970 Schilde, 2980 Zoersel, 2990 Wuustwezel, 2240 Zandhoven, 2310 Rijkevorsel, 2320 Hoogstraten, 2390 Malle, 2590 Berlaar, 2830 Willebroek, 2870 Puurs, 2880 Bornem, 9100 Sint-Niklaas, 9111 Belsele, 9120 Beveren, 9130 Kieldrecht, 9140 Temse, 9150 Kruibeke, 9170 Sint-Gillis-Waas, 9190 Stekene
09: 9000 Gent, 9030 Mariakerke, 9031 Drongen, 9032 Wondelgem, 9040 Sint-Amandsberg, 9041 Oostakker, 9050 Gentbrugge, 9051 Sint-Denijs-Westrem, 9052 Zwijnaarde, 9060 Zelzate, 9070 Destelbergen, 9080 Lochristi, 9090 Melle, 9160 Lokeren, 9180 Moerbeke, 9185 Wachtebeke, 9230 Wetteren, 9260 Wichelen, 9270 Laarne, 9770 Kruishoutem, 9800 Deinze, 9810 Nazareth, 9820 Merelbeke, 9830 Sint-Martens-Latem, 9840 De Pinte, 9850 Nevele, 9860 Oosterzele, 9870 Zulte, 9880 Aalter, 9890 Gavere, 9900 Eeklo, 9910 Knesselare, 9920 Lovendegem, 9930 Zomergem, 9940 Evergem, 9950 Waarschoot, 9960 Assenede, 9968 Bassevelde, 9970 Kaprijke, 9980 Sint-Laureins, 9990 Maldegem
011: 3500 Hasselt, 3510 Kermt, 3511 Kuringen, 3512 Stevoort, 3520 Zonhoven, 3530 Houthalen, 3540 Herk-de-Stad, 3545 Halen, 3550 Heusden-Zolder, 3560 Lummen, 3570 Alken, 3580 Beringen, 3583 Paal, 3590 Diepenbeek, 3800 Sint-Truiden, 3830 Wellen, 3850 Nieuwerkerken, 3900 Pelt, 3910 Neerpelt, 3920 Lommel, 3930 Hamont-Achel, 3940 Hechtel, 3945 Ham, 3970 Leopoldsburg, 3980 Tessenderlo, 3990 Peer
012: 3700 Tongeren, 3720 Kortessem, 3724 Vliermaal, 3730 Hoeselt, 3770 Riemst, 3840 Borgloon, 3870 Heers
013: 3270 Scherpenheuvel, 3271 Zichem, 3290 Diest, 3293 Kaggevinne, 3294 Molenstede, 3460 Bekkevoort, 3470 Kortenaken
014: 2200 Herentals, 2222 Itegem, 2230 Herselt, 2235 Hulshout, 2250 Olen, 2260 Westerlo, 2270 Herenthout, 2275 Lille, 2280 Grobbendonk, 2288 Bouwel, 2290 Vorselaar, 2300 Turnhout, 2330 Merksplas, 2340 Beerse, 2350 Vosselaar, 2360 Oud-Turnhout, 2370 Arendonk, 2380 Ravels, 2387 Baarle-Hertog, 2400 Mol, 2430 Laakdal, 2440 Geel, 2450 Meerhout, 2460 Kasterlee, 2470 Retie, 2480 Dessel, 2490 Balen
015: 2220 Heist-op-den-Berg, 2221 Booischot, 2223 Schriek, 2570 Duffel, 2580 Putte, 2800 Mechelen, 2811 Hombeek, 2812 Muizen, 2820 Bonheiden, 2860 Sint-Katelijne-Waver, 2861 Onze-Lieve-Vrouw-Waver, 3120 Tremelo, 3128 Baal, 3140 Keerbergen, 3190 Boortmeerbeek
016: 3000 Leuven, 3001 Heverlee, 3010 Kessel-Lo, 3012 Wilsele, 3018 Wijgmaal, 3020 Herent, 3040 Huldenberg, 3050 Oud-Heverlee, 3053 Haasrode, 3060 Bertem, 3061 Leefdaal, 3110 Rotselaar, 3111 Wezemaal, 3118 Werchter, 3130 Begijnendijk, 3150 Haacht, 3200 Aarschot, 3201 Langdorp, 3202 Rillaar, 3210 Lubbeek, 3211 Binkom, 3212 Pellenberg, 3220 Holsbeek, 3221 Nieuwrode, 3300 Tienen, 3320 Hoegaarden, 3360 Bierbeek, 3370 Boutersem, 3380 Glabbeek, 3390 Tielt-Winge
050: 8000 Brugge, 8020 Oostkamp, 8200 Sint-Andries, 8210 Zedelgem, 8300 Knokke-Heist, 8301 Heist-aan-Zee, 8310 Assebroek, 8340 Damme, 8370 Blankenberge, 8377 Zuienkerke, 8380 Dudzele, 8490 Jabbeke, 8730 Beernem, 8820 Torhout
051: 8610 Kortemark, 8650 Houthulst, 8680 Koekelare, 8700 Tielt, 8710 Wielsbeke, 8720 Dentergem, 8740 Pittem, 8750 Wingene, 8755 Ruiselede, 8760 Meulebeke, 8770 Ingelmunster, 8780 Oostrozebeke, 8800 Roeselare, 8810 Lichtervelde, 8830 Hooglede, 8840 Staden, 8850 Ardooie, 8860 Lendelede, 8870 Izegem, 8880 Ledegem, 8890 Moorslede
052: 9200 Dendermonde, 9220 Hamme, 9240 Zele, 9250 Waasmunster, 9255 Buggenhout, 9280 Lebbeke, 9290 Berlare, 1745 Opwijk
053: 9300 Aalst, 9308 Hofstade, 9310 Moorsel, 9320 Erembodegem, 9340 Lede, 9420 Erpe-Mere, 9450 Haaltert, 9451 Kerksken, 9520 Sint-Lievens-Houtem, 9550 Herzele, 1770 Liedekerke, 1790 Affligem
054: 9400 Ninove, 9402 Meerbeke, 9470 Denderleeuw, 9500 Geraardsbergen, 1570 Galmaarden, 1760 Roosdaal
055: 9600 Ronse, 9630 Zwalm, 9660 Brakel, 9667 Horebeke, 9680 Maarkedal, 9690 Kluisbergen, 9700 Oudenaarde, 9750 Zingem, 9790 Wortegem-Petegem
056: 8500 Kortrijk, 8501 Heule, 8510 Marke, 8511 Aalbeke, 8520 Kuurne, 8530 Harelbeke, 8540 Deerlijk, 8550 Zwevegem, 8560 Wevelgem, 8570 Anzegem, 8580 Avelgem, 8790 Waregem, 8791 Beveren-Leie, 8792 Desselgem, 8793 Sint-Eloois-Vijve, 8930 Menen, 8940 Wervik
057: 8900 Ieper, 8920 Langemark-Poelkapelle, 8950 Heuvelland, 8953 Wijtschate, 8956 Kemmel, 8957 Mesen, 8970 Poperinge, 8972 Proven, 8978 Watou, 8980 Zonnebeke
058: 8620 Nieuwpoort, 8630 Veurne, 8660 De Panne, 8670 Koksijde, 8690 Alveringem, 8691 Beveren-aan-de-IJzer
059: 8400 Oostende, 8420 De Haan, 8421 Vlissegem, 8430 Middelkerke, 8432 Leffinge, 8434 Westende, 8450 Bredene, 8460 Oudenburg, 8470 Gistel, 8480 Ichtegem
089: 3600 Genk, 3620 Lanaken, 3630 Maasmechelen, 3640 Kinrooi, 3650 Dilsen-Stokkem, 3665 As, 3668 Niel-bij-As, 3670 Oudsbergen, 3680 Maaseik, 3690 Zutendaal, 3740 Bilzen, 3742 Martenslinde, 3746 Hoelbeek, 3960 Bree`;

export const places: readonly Place[] = placesByAreaCode
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [areaCode = '', list = ''] = line.split(': ');
    return list.split(', ').map((place) => {
      const space = place.indexOf(' ');
      return { areaCode, postcode: place.slice(0, space), city: place.slice(space + 1) };
    });
  });

/** The enterprise court that keeps the register of legal persons, by area code. */
export const courtsByAreaCode: Readonly<Record<string, string>> = {
  '02': 'Brussel',
  '03': 'Antwerpen, afdeling Antwerpen',
  '09': 'Gent, afdeling Gent',
  '011': 'Antwerpen, afdeling Hasselt',
  '012': 'Antwerpen, afdeling Tongeren',
  '013': 'Leuven',
  '014': 'Antwerpen, afdeling Turnhout',
  '015': 'Antwerpen, afdeling Mechelen',
  '016': 'Leuven',
  '050': 'Gent, afdeling Brugge',
  '051': 'Gent, afdeling Kortrijk',
  '052': 'Gent, afdeling Dendermonde',
  '053': 'Gent, afdeling Dendermonde',
  '054': 'Gent, afdeling Dendermonde',
  '055': 'Gent, afdeling Oudenaarde',
  '056': 'Gent, afdeling Kortrijk',
  '057': 'Gent, afdeling Ieper',
  '058': 'Gent, afdeling Veurne',
  '059': 'Gent, afdeling Oostende',
  '089': 'Antwerpen, afdeling Tongeren',
};
