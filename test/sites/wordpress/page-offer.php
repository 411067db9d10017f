<?php /* Template Name: Offer */ ?>
<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Offer</title>
    <link rel="icon" href="data:,">
    <?php wp_head(); ?>
  </head>
  <body>
    <h1>Dinner is on us</h1>
    <?= do_shortcode('[dining_offer code="WELCOME25"]') ?>
  </body>
</html>
